import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { question } from '../../../db/schema/question.ts';
import type { NewQuestion } from './question-rows.ts';

/** Writes rows of the question bank in one statement with one parameter: thousands take a fraction of a second. */
export async function insertQuestions(db: Database, rows: readonly NewQuestion[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${question} (id, course_id, chapter_id, code, type, stem, options, answer, analysis, points, score,
      difficulty, level, knowledge, material_id, position)
    select id, "courseId", "chapterId", code, type, stem, options, answer, analysis, points, score,
      difficulty, level, knowledge, "materialId", position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id text, "courseId" text, "chapterId" text,
      code text, type text, stem text, options jsonb, answer jsonb, analysis text, points jsonb, score numeric,
      difficulty integer, level text, knowledge text, "materialId" text, position integer)`);
}
