import { BadCell, digitsOf, type SheetForm, textOf } from '../../../../files/sheet-rows.ts';
import { quoted } from '../../../../typed-text.ts';

const columns = ['课程代码', '考区', '名额'] as const;

/** Word for an area that takes as many as come. */
const unlimited = '不限';

/** Characters of the name of an area. */
const maxArea = 40;

/** The seats of a course in an area as the sheet has them. */
export interface SheetSeats {
  /** The number of the row in the sheet, the head being 1. */
  readonly no: number;
  /** 5 digits. */
  readonly courseCode: string;
  /** Code or name of the area. */
  readonly area: string;
  /** Null for 不限. */
  readonly quota: number | null;
}

function quotaOf(text: string): number | null {
  if (text === unlimited) return null;
  if (text === '') throw new BadCell(`没有名额（没有限制写${unlimited}）`);
  if (!/^\d{1,6}$/.test(text)) throw new BadCell(`名额${quoted(text)}应为 0–999999 的整数，或${unlimited}`);
  return Number(text);
}

/** 名额表: a course in an area in each row. */
export const seatSheet: SheetForm<(typeof columns)[number], SheetSeats> = {
  columns,
  readRow(cells, no) {
    const courseCode = digitsOf(cells('课程代码'), '课程代码', 5);
    const area = textOf(cells('考区'), '考区', maxArea);
    if (area === '') throw new BadCell('没有考区');
    return { no, courseCode, area, quota: quotaOf(textOf(cells('名额'), '名额')) };
  },
  keyOf: ({ courseCode, area }) => `课程 ${courseCode}，考区 ${area}`,
};
