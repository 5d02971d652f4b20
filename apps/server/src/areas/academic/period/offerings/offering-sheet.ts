import { type SessionCode, sessionCode, sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import { BadCell, digitsOf, type SheetForm, textOf } from '../../../../files/sheet-rows.ts';
import { quoted } from '../../../../typed-text.ts';

const columns = ['课程代码', '课程名称', '场次', '费用', '教材'] as const;

/** Characters: a title with its edition, author and publisher. */
const maxTextbook = 200;

/** A course of the timetable as the sheet has it. */
export interface SheetOffering {
  /** The number of the row in the sheet, the head being 1. */
  readonly no: number;
  /** 5 digits. */
  readonly courseCode: string;
  /** Held against the course when it is there; '' otherwise. */
  readonly courseName: string;
  readonly sessionCode: SessionCode;
  /** 分 */
  readonly fee: number;
  readonly textbook: string;
}

/** A half-day by its letter, its name, or both. */
function sessionOf(text: string): SessionCode {
  if (text === '') throw new BadCell('没有场次');
  const plain = text.replaceAll(/[\s()]/g, '').toUpperCase();
  const found = sessionCode.options.find((code) =>
    [code, sessionTitles[code], `${code}${sessionTitles[code]}`, `${sessionTitles[code]}${code}`].includes(
      plain,
    ),
  );
  if (found !== undefined) return found;
  const all = sessionCode.options.map((code) => `${code} ${sessionTitles[code]}`).join('、');
  throw new BadCell(`场次${quoted(text)}应为 ${all} 之一`);
}

function feeOf(text: string): number {
  if (text === '') throw new BadCell('没有费用（不收费写 0）');
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text))
    throw new BadCell(`费用${quoted(text)}应为 0–9999 元，最多两位小数`);
  return Math.round(Number(text) * 100);
}

/** 课表: a course that is examined in each row. */
export const offeringSheet: SheetForm<(typeof columns)[number], SheetOffering> = {
  columns,
  readRow: (cells, no) => ({
    no,
    courseCode: digitsOf(cells('课程代码'), '课程代码', 5),
    courseName: textOf(cells('课程名称'), '课程名称'),
    sessionCode: sessionOf(textOf(cells('场次'), '场次')),
    fee: feeOf(textOf(cells('费用'), '费用')),
    textbook: textOf(cells('教材'), '教材', maxTextbook),
  }),
  keyOf: ({ courseCode }) => `课程 ${courseCode}`,
};
