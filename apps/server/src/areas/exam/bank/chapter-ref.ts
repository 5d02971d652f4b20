import type { BankChapter } from './bank-item.ts';

const digits = '零一二三四五六七八九';

/** 一 … 九十九 as a number; NaN for anything else. */
function chineseNumber(text: string): number {
  const match = /^([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/.exec(text);
  const [, tens = '', ten = '', ones = ''] = match ?? [];
  if (match === null || text === '' || (ten === '' && tens !== '' && ones !== '')) return Number.NaN;
  if (ten === '') return digits.indexOf(tens + ones);
  return (tens === '' ? 1 : digits.indexOf(tens)) * 10 + (ones === '' ? 0 : digits.indexOf(ones));
}

/** How a file names a chapter: `3`, `第3章 数据库设计`, `第三章`, `3 数据库设计` or the title alone. */
function readChapter(text: string): { no: number | null; title: string } {
  const trimmed = text.trim();
  const named = /^第\s*(\d{1,3}|[一二三四五六七八九十]{1,3})\s*章[\s:：、.]*(.*)$/.exec(trimmed);
  const plain = /^(\d{1,3})(?:[\s、.:：]+(.*))?$/.exec(trimmed);
  const [, number = '', title = ''] = named ?? plain ?? [];
  const no = /^\d/.test(number) ? Number(number) : chineseNumber(number);
  return Number.isNaN(no) || no === 0 ? { no: null, title: trimmed } : { no, title: title.trim() };
}

/** Finds the number of a chapter by its reference in a file; a new title becomes the next chapter. */
export class ChapterList {
  readonly #chapters: BankChapter[];

  constructor(existing: readonly BankChapter[]) {
    this.#chapters = [...existing];
  }

  /** All chapters, in order. */
  get all(): BankChapter[] {
    return [...this.#chapters].sort((a, b) => a.no - b.no);
  }

  /** The number, or null for an empty text. */
  numberOf(text: string): number | null {
    if (text.trim() === '') return null;
    const { no, title } = readChapter(text);
    const found = this.#chapters.find((chapter) =>
      no === null ? chapter.title === title : chapter.no === no,
    );
    if (found !== undefined) return found.no;
    const next = no ?? Math.max(0, ...this.#chapters.map((chapter) => chapter.no)) + 1;
    this.#chapters.push({ no: next, title: title === '' ? `第 ${next} 章` : title });
    return next;
  }
}
