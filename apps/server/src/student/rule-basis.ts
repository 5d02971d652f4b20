import type { Basis } from '@qianwei/api/contract/academic/basis';
import { inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { ruleBasis } from '../db/schema/academic.ts';

/** Rules that pages show with their source. */
export type RuleCode =
  | 'EXAM_APPLY'
  | 'EXAM_OFFER'
  | 'PRACTICE'
  | 'SCORE'
  | 'GRADE_REVIEW'
  | 'DEGREE_AVERAGE'
  | 'DEGREE_LANGUAGE'
  | 'DEGREE'
  | 'THESIS'
  | 'REPLACE'
  | 'PROCESS'
  | 'PRACTICE_SIGN_UP'
  | 'ENGLISH_SIGN_UP';

/** An institution that has not entered where a rule is written shows it without a link. */
const unknown: Basis = { title: '主考院校规定', date: '1970-01-01', path: null };

/** Reads the source of each of these rules. */
export async function basesOf<Code extends RuleCode>(
  db: Database,
  codes: readonly Code[],
): Promise<Readonly<Record<Code, Basis>>> {
  const rows = await db
    .select()
    .from(ruleBasis)
    .where(inArray(ruleBasis.code, [...codes]));
  const found = new Map(rows.map(({ code, title, date, path }) => [code, { title, date, path }]));
  return Object.fromEntries(codes.map((code) => [code, found.get(code) ?? unknown])) as Record<Code, Basis>;
}
