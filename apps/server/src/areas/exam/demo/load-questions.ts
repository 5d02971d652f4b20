import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { chapter } from '../../../db/schema/course.ts';
import { popQuestion } from '../../../db/schema/lesson.ts';
import type { CourseFile } from '../../../demo/course-files.ts';
import { checkItems } from '../bank/check-items.ts';
import { type NewQuestion, questionRowsOf } from '../bank/question-rows.ts';
import { type BankFile, readBank } from '../bank/read-bank.ts';
import { insertQuestions } from '../bank/store-questions.ts';

/** Folders of the banks of whole courses, and of the questions that only lessons and chapter tests ask. */
export type BankFolder = 'questions' | 'chapter-questions';

async function readTexts(content: URL, folder: BankFolder): Promise<string[]> {
  const place = new URL(`${folder}/`, content);
  const names = (await readdir(place)).sort();
  return Promise.all(names.map((name) => readFile(new URL(name, place), 'utf8')));
}

/** The question banks of the demo as their files have them, by course code; `content` is the folder of its texts. */
export async function readBankFiles(content: URL, folder: BankFolder = 'questions'): Promise<BankFile[]> {
  return (await readTexts(content, folder)).map((text) => readBank(text));
}

async function readBanks(content: URL, folder: BankFolder) {
  return (await readBankFiles(content, folder)).map((file) => {
    const { bank, problems } = checkItems(file);
    if (bank === null) throw new Error(`${file.courseCode}: ${problems[0]}`);
    return { courseId: file.courseCode, bank };
  });
}

const place = v.object({ lessonId: v.string(), second: v.number() });
const placed = v.object({ items: v.array(v.object({ id: v.string(), lesson: v.optional(place) })) });

/** By the code of a question: the lesson and second that teach it. */
async function readPlaces(content: URL, courses: readonly CourseFile[]) {
  const written = (await readTexts(content, 'chapter-questions')).flatMap((text) =>
    v
      .parse(placed, JSON.parse(text))
      .items.flatMap(({ id, lesson }) => (lesson === undefined ? [] : [[id, lesson] as const])),
  );
  return new Map([...courses.flatMap(({ questionLinks }) => Object.entries(questionLinks)), ...written]);
}

/** The questions that are written in the lessons of a course, as rows of the bank. */
function inlineRows(file: CourseFile, chapterIds: ReadonlyMap<number, string>): NewQuestion[] {
  return file.lessons.flatMap(({ chapterNo, lesson }) =>
    lesson.popQuestions.flatMap((pop) => {
      if (!('question' in pop)) return [];
      const { id, type, stem, options = [], answer, analysis } = pop.question;
      const point = lesson.knowledge.findLast(({ second }) => second <= pop.second);
      return questionRowsOf(
        {
          ...{ id, type, stem, options, answer, analysis },
          ...{ score: 2, difficulty: 2, points: [], children: [] },
          level: lesson.level,
          knowledge: point?.title ?? lesson.title,
          chapter: chapterNo,
        },
        file.courseCode,
        chapterIds,
      ).map((row) => ({ ...row, lessonId: lesson.lessonId, lessonSecond: point?.second ?? 0 }));
    }),
  );
}

const forChapters = (row: NewQuestion): NewQuestion => ({ ...row, chapterOnly: true });

/** Which question comes up in which lesson. */
async function loadPops(db: Database, courses: readonly CourseFile[], rows: readonly NewQuestion[]) {
  const ids = new Map(rows.map(({ code, id }) => [code, id]));
  const pops = courses
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ lesson }) =>
      lesson.popQuestions.map((pop) => {
        const code = 'question' in pop ? pop.question.id : pop.questionId;
        const questionId = ids.get(code);
        if (questionId === undefined) throw new Error(`No question ${code} for ${lesson.lessonId}`);
        return { lessonId: lesson.lessonId, questionId, second: pop.second };
      }),
    );
  await db.insert(popQuestion).values(pops);
}

/** All question banks of the demo at once: one by one they would take the better part of its loading. */
export async function loadQuestions(
  db: Database,
  courses: readonly CourseFile[],
  content: URL,
): Promise<NewQuestion[]> {
  const places = await readPlaces(content, courses);
  const chapters = await db.select().from(chapter);
  const chapterIds = (courseId: string) =>
    new Map(chapters.filter((row) => row.courseId === courseId).map(({ no, id }) => [no, id]));
  const rowsIn = async (folder: BankFolder) =>
    (await readBanks(content, folder)).flatMap(({ courseId, bank }) =>
      bank.items.flatMap((item) => questionRowsOf(item, courseId, chapterIds(courseId))),
    );
  const written = [
    ...(await rowsIn('questions')),
    ...(await rowsIn('chapter-questions')).map(forChapters),
  ].map((row) => {
    const taught = places.get(row.code);
    return { ...row, lessonId: taught?.lessonId ?? null, lessonSecond: taught?.second ?? null };
  });
  const inline = courses.flatMap((file) => inlineRows(file, chapterIds(file.courseCode))).map(forChapters);
  const rows = [...written, ...inline];
  await insertQuestions(db, rows);
  await loadPops(db, courses, rows);
  return rows;
}
