import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { chapter } from '../../../db/schema/course.ts';
import { question } from '../../../db/schema/question.ts';
import type { Bank } from './bank-item.ts';
import { contentText, type NewQuestion, questionRowsOf } from './question-rows.ts';

/** Changes by storing a bank, counted in items: a material counts once. */
export interface Stored {
  added: number;
  changed: number;
  unchanged: number;
}

async function storeChapters(
  db: Database,
  courseId: string,
  { chapters }: Bank,
): Promise<Map<number, string>> {
  if (chapters.length > 0) {
    await db
      .insert(chapter)
      .values(chapters.map(({ no, title }) => ({ courseId, no, title })))
      .onConflictDoUpdate({
        target: [chapter.courseId, chapter.no],
        set: { title: sql`excluded.title` },
        setWhere: sql`${chapter.title} <> excluded.title`,
      });
  }
  const rows = await db.select().from(chapter).where(eq(chapter.courseId, courseId));
  return new Map(rows.map(({ no, id }) => [no, id]));
}

/** The items in use by code, each with its sub-questions in order. */
async function activeItems(db: Database, courseId: string) {
  const rows = await db
    .select()
    .from(question)
    .where(and(eq(question.courseId, courseId), eq(question.status, 'ACTIVE')))
    .orderBy(asc(question.position));
  const items = new Map<string, typeof rows>();
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  for (const row of rows) {
    const code = row.materialId === null ? row.code : (codes.get(row.materialId) ?? row.code);
    items.set(code, [...(items.get(code) ?? []), row]);
  }
  return items;
}

/**
 * Takes a bank into a course, in one transaction. An item whose code is there unchanged is left alone; a changed one
 * retires the old rows, with its sub-questions, and inserts new ones, so that papers drawn before stay as they are.
 */
export function storeQuestions(db: Database, courseId: string, bank: Bank): Promise<Stored> {
  return db.transaction(async (tx) => {
    const chapterIds = await storeChapters(tx, courseId, bank);
    const active = await activeItems(tx, courseId);
    const stored: Stored = { added: 0, changed: 0, unchanged: 0 };
    const retired: string[] = [];
    const rows: NewQuestion[] = [];
    for (const item of bank.items) {
      const fresh = questionRowsOf(item, courseId, chapterIds);
      const present = active.get(item.id);
      if (present !== undefined && contentText(present) === contentText(fresh)) {
        stored.unchanged += 1;
        continue;
      }
      if (present === undefined) stored.added += 1;
      else {
        stored.changed += 1;
        retired.push(...present.map(({ id }) => id));
      }
      rows.push(...fresh);
    }
    if (retired.length > 0)
      await tx.update(question).set({ status: 'RETIRED' }).where(inArray(question.id, retired));
    await insertQuestions(tx, rows);
    return stored;
  });
}

/** Writes rows of the question bank in one statement with one parameter: thousands take a fraction of a second. */
export async function insertQuestions(db: Database, rows: readonly NewQuestion[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${question} (id, course_id, chapter_id, code, type, stem, options, answer, analysis, points, score,
      difficulty, level, knowledge, material_id, position, chapter_only, lesson_id, lesson_second)
    select id, "courseId", "chapterId", code, type, stem, options, answer, analysis, points, score,
      difficulty, level, knowledge, "materialId", position, coalesce("chapterOnly", false), "lessonId", "lessonSecond"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text, "courseId" text, "chapterId" text,
      code text, type text, stem text, options jsonb, answer jsonb, analysis text, points jsonb, score numeric,
      difficulty integer, level text, knowledge text, "materialId" text, position integer, "chapterOnly" boolean,
      "lessonId" text, "lessonSecond" integer)`);
}
