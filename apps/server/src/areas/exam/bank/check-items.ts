import * as v from 'valibot';
import { type Bank, type BankChapter, type BankItem, bankItem } from './bank-item.ts';
import { itemProblems } from './item-problems.ts';

/** A question as a reader found it, not checked yet. */
export interface RawItem {
  /** Place in the file, such as 第 12 行. */
  place: string;
  /** Null when none of it could be read. */
  value: unknown;
  /** Problems that the reader met, in Chinese. */
  problems?: string[];
}

/** Content of a file as a reader found it. */
export interface RawBank {
  chapters: BankChapter[];
  items: RawItem[];
}

/** Nothing of a file is taken when something in it is wrong; `problems` says what and where, in Chinese. */
export type CheckedBank = { bank: Bank; problems: [] } | { bank: null; problems: string[] };

/** The most questions of one file. */
const maxItems = 5_000;

function duplicates(items: readonly { place: string; item: BankItem }[]): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const { place, item } of items) {
    for (const { id } of [item, ...item.children]) {
      const first = seen.get(id);
      if (first === undefined) seen.set(id, place);
      else problems.push(`${place}：编号 ${id} 与${first}重复`);
    }
  }
  return problems;
}

/** Checks shape and meaning of all items. */
export function checkItems({ chapters, items }: RawBank): CheckedBank {
  if (items.length === 0) return { bank: null, problems: ['文件里没有题目'] };
  if (items.length > maxItems)
    return { bank: null, problems: [`文件里有 ${items.length} 道题，一次最多 ${maxItems} 道`] };
  const numbers = new Set(chapters.map(({ no }) => no));
  const problems: string[] = [];
  const sound: { place: string; item: BankItem }[] = [];
  for (const { place, value, problems: unread = [] } of items) {
    if (value === null) {
      problems.push(...unread.map((problem) => `${place}：${problem}`));
      continue;
    }
    const { success, output, issues = [] } = v.safeParse(bankItem, value);
    const found = success
      ? [...unread, ...itemProblems(output, numbers)]
      : [...unread, ...issues.map(({ message }) => (/[一-鿿]/.test(message) ? message : '内容的格式不正确'))];
    problems.push(...[...new Set(found)].map((problem) => `${place}：${problem}`));
    if (success) sound.push({ place, item: output });
  }
  problems.push(...duplicates(sound));
  if (problems.length > 0) return { bank: null, problems };
  return { bank: { chapters, items: sound.map(({ item }) => item) }, problems: [] };
}
