import { titleWords } from '@qianwei/api/contract/thesis/title';
import { ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { pastTitle } from '../../../db/schema/topic.ts';
import { DomainProblem } from '../../../problems.ts';
import { typedLine } from './typed-line.ts';

const typedTitle = v.object({
  // Those of earlier years may break the rules of today: they are compared, not judged.
  title: v.pipe(
    typedLine(200),
    v.check((title) => titleWords(title) > 0),
  ),
  year: v.pipe(v.number(), v.integer(), v.minValue(1981), v.maxValue(2100)),
  majorName: typedLine(60),
});

/** The most titles of one file. */
const maxTitles = 60_000;

const titleFile = v.object({
  titles: v.pipe(v.array(typedTitle), v.minLength(1), v.maxLength(maxTitles)),
});

type TypedTitle = v.InferOutput<typeof typedTitle>;

/** The titles of a file, each title of a year once. Throws DomainProblem that names the first thing that is wrong. */
export function readTitleFile(text: string): readonly TypedTitle[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new DomainProblem('往年题目文件不是 JSON');
  }
  const read = v.safeParse(titleFile, parsed, { abortEarly: true });
  if (!read.success)
    throw new DomainProblem(
      `往年题目文件不正确：${v.getDotPath(read.issues[0]) ?? '应有 titles'}（每个题目要有 title、year、majorName，每个文件至多 ${maxTitles} 个）`,
    );
  const once = new Map(read.output.titles.map((typed) => [`${typed.year} ${typed.title}`, typed]));
  return [...once.values()];
}

/** Rows of one statement. */
const chunkRows = 500;

/**
 * Stores earlier titles: new ones, and those that are there with the name of the major that the file says. Returns how many are new and
 * how many have changed, and the years of all, such as 2023–2025.
 */
export async function importTitles(
  tx: Database,
  typed: readonly TypedTitle[],
): Promise<{ added: number; changed: number; years: string }> {
  const before = await tx.$count(pastTitle);
  let written = 0;
  for (let begin = 0; begin < typed.length; begin += chunkRows) {
    const rows = await tx
      .insert(pastTitle)
      .values(typed.slice(begin, begin + chunkRows))
      .onConflictDoUpdate({
        target: [pastTitle.title, pastTitle.year],
        set: { majorName: sql`excluded.major_name`, updatedAt: sql`now()` },
        // A row that stays as it is does not count as written.
        setWhere: ne(pastTitle.majorName, sql`excluded.major_name`),
      })
      .returning({ id: pastTitle.id });
    written += rows.length;
  }
  const added = (await tx.$count(pastTitle)) - before;
  const years = typed.map(({ year }) => year).sort((a, b) => a - b);
  const [first, last] = [years[0], years.at(-1)];
  return { added, changed: written - added, years: first === last ? `${first}` : `${first}–${last}` };
}
