import { taskSheet as sheetSchema } from '@qianwei/api/contract/course/chapter';
import { studyLevelTitles } from '@qianwei/api/contract/course/course';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { type courseMaterial, taskSheet } from '../../../db/schema/lesson.ts';
import { type AnswerKey, question } from '../../../db/schema/question.ts';
import { inBankOf } from '../../../questions/withheld.ts';
import { type Chapter, readOutline } from '../shared/outline.ts';
import type { QuestionBank, SheetQuestion } from './bank-document.ts';
import type { MaterialSources } from './make-material.ts';
import type { CourseOutline, TaskSheet } from './material.ts';

/** A row of the materials. */
export type MaterialRow = typeof courseMaterial.$inferSelect;

type CourseRow = typeof course.$inferSelect;

const outlineOf = ({ courseCode, name }: CourseRow, outline: readonly Chapter[]): CourseOutline => ({
  courseCode,
  courseName: name,
  chapters: outline.map(({ chapter, sections }) => ({
    chapterId: chapter.id,
    no: chapter.no,
    title: chapter.title,
    sections: sections.map(({ section, lessons }) => ({
      title: section.title,
      lessons: lessons.map(({ no, title, level, knowledge }) => ({
        no,
        title,
        level: studyLevelTitles[level],
        knowledge,
      })),
    })),
  })),
});

function printedAnswer(key: AnswerKey): NonNullable<SheetQuestion['answer']> | null {
  switch (key.kind) {
    case 'KEY':
      return key.key;
    case 'KEYS':
      return key.keys;
    case 'TRUTH':
      return key.truth;
    case 'BLANKS':
      return key.accepted;
    case 'REFERENCE':
      return key.reference;
    case 'NONE':
      return null;
  }
}

/** The questions of a course that are in use, those of lessons and chapter tests aside. */
async function readBank(db: Database, courseId: string, outline: readonly Chapter[]): Promise<QuestionBank> {
  const rows = await db
    .select()
    .from(question)
    .where(inBankOf(courseId))
    .orderBy(asc(question.code), asc(question.position));
  const numbers = new Map(outline.map(({ chapter }) => [chapter.id, chapter.no]));
  const printed = (row: (typeof rows)[number]): SheetQuestion => ({
    type: row.type,
    chapter: numbers.get(row.chapterId ?? '') ?? null,
    score: row.score,
    stem: row.stem,
    options: row.options,
    answer: printedAnswer(row.answer),
    points: row.points,
    analysis: row.analysis,
    children: rows.filter(({ materialId }) => materialId === row.id).map(printed),
  });
  return {
    chapters: outline.map(({ chapter: { no, title } }) => ({ no, title })),
    items: rows.filter(({ materialId }) => materialId === null).map(printed),
  };
}

async function readSheet(db: Database, { id, courseCode, theoryCode }: CourseRow): Promise<TaskSheet | null> {
  const [row] = await db.select().from(taskSheet).where(eq(taskSheet.courseId, id));
  if (row === undefined) return null;
  const { tasks, rubric, ...rest } = v.parse(sheetSchema, row.content);
  return {
    ...rest,
    courseCode,
    theoryCode,
    tasks: tasks.map(({ chapterNo, ...task }) => ({ ...task, chapter: chapterNo ?? 0 })),
    rubric: rubric.map(({ name, score, detail }) => ({ item: name, score, standard: detail })),
  };
}

async function nameOf(db: Database, courseCode: string): Promise<string> {
  const [row] = await db.select({ name: course.name }).from(course).where(eq(course.courseCode, courseCode));
  return row?.name ?? '';
}

/** Reads the sources of a course's material, as the course is now. */
export async function readSources(
  db: Database,
  row: CourseRow,
  { source }: MaterialRow,
): Promise<MaterialSources> {
  const outline = await readOutline(db, row.id);
  const head = { course: outlineOf(row, outline) };
  switch (source.kind) {
    case 'bank':
      return { ...head, bank: await readBank(db, row.id, outline) };
    case 'taskSheet': {
      const sheet = await readSheet(db, row);
      return sheet === null
        ? head
        : { ...head, taskSheet: sheet, theoryName: await nameOf(db, row.theoryCode) };
    }
    case 'reportTemplate':
      return { ...head, reportTemplate: { courseCode: row.courseCode, ...source } };
    default:
      return head;
  }
}
