import { readdir, readFile } from 'node:fs/promises';
import type { Database } from '../../../db/database.ts';
import { chapter } from '../../../db/schema/course.ts';
import { checkItems } from '../bank/check-items.ts';
import { type NewQuestion, questionRowsOf } from '../bank/question-rows.ts';
import { type BankFile, readBank } from '../bank/read-bank.ts';
import { insertQuestions } from '../bank/store-questions.ts';

/** The question banks of the demo as their files have them, by course code; `content` is the folder of its texts. */
export async function readBankFiles(content: URL): Promise<BankFile[]> {
  const folder = new URL('questions/', content);
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (name) => readBank(await readFile(new URL(name, folder), 'utf8'))));
}

async function readBanks(content: URL) {
  return (await readBankFiles(content)).map((file) => {
    const { bank, problems } = checkItems(file);
    if (bank === null) throw new Error(`${file.courseCode}: ${problems[0]}`);
    return { courseId: file.courseCode, bank };
  });
}

/** All question banks of the demo at once: one by one they would take the better part of its loading. */
export async function loadQuestions(db: Database, content: URL): Promise<NewQuestion[]> {
  const banks = await readBanks(content);
  const chapters = await db.select().from(chapter);
  const rows = banks.flatMap(({ courseId, bank }) => {
    const own = chapters.filter((row) => row.courseId === courseId);
    const ids = new Map(own.map(({ no, id }) => [no, id]));
    return bank.items.flatMap((item) => questionRowsOf(item, courseId, ids));
  });
  await insertQuestions(db, rows);
  return rows;
}
