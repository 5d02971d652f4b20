import * as v from 'valibot';
import type { RawBank } from './check-items.ts';

const bankFile = v.object({
  courseCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  courseName: v.string(),
  chapters: v.array(
    v.object({
      no: v.pipe(v.number(), v.integer(), v.minValue(1)),
      title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    }),
  ),
  items: v.array(v.unknown()),
});

/** A bank file of our own format. */
export interface BankFile extends RawBank {
  courseCode: string;
  courseName: string;
}

/** The file is not of the format that it should be, said in one Chinese line. */
export class UnreadableBank extends Error {
  override readonly name = 'UnreadableBank';
}

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? `（${value.id}）`
    : '';

/** Reads JSON with `courseCode`, `courseName`, `chapters` and `items`. Throws UnreadableBank. */
export function readBank(source: string): BankFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch {
    throw new UnreadableBank('文件不是有效的 JSON');
  }
  const { success, output } = v.safeParse(bankFile, parsed);
  if (!success)
    throw new UnreadableBank('文件应有 courseCode（5 位数字）、courseName、chapters（no、title）和 items');
  const items = output.items.map((value, index) => ({ place: `第 ${index + 1} 题${idOf(value)}`, value }));
  return { ...output, items };
}
