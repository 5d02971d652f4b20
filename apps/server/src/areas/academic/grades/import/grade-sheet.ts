import type { Cell } from 'exceljs';
import { BadCell, digitsOf, type SheetForm, textOf } from '../../../../files/sheet-rows.ts';
import { quoted } from '../../../../typed-text.ts';

const columns = ['准考证号', '课程代码', '统考成绩', '过程性成绩', '备注'] as const;

type ColumnName = (typeof columns)[number];

/** 备注 that stands in place of a score. */
const remarks = { 缺考: 'ABSENT', 违纪: 'VIOLATION' } as const;

/** A result as the sheet has it. */
export interface SheetGrade {
  /** The number of the row in the sheet, the head being 1. */
  readonly no: number;
  /** 12 digits. */
  readonly examineeNo: string;
  /** 5 digits. */
  readonly courseCode: string;
  /** Null when absent or in violation of the rules. */
  readonly exam: number | null;
  readonly process: number | null;
  /** Null where there is a score. */
  readonly remark: 'ABSENT' | 'VIOLATION' | null;
}

/** A score of at most one decimal; null for an empty cell. */
function scoreOf(cell: Cell, name: ColumnName): number | null {
  const text = textOf(cell, name);
  if (text === '') return null;
  if (!/^\d{1,3}(\.\d)?$/.test(text) || Number(text) > 100)
    throw new BadCell(`${name}${quoted(text)}应在 0–100 之间，最多一位小数`);
  return Number(text);
}

function remarkOf(cell: Cell): SheetGrade['remark'] {
  const text = textOf(cell, '备注');
  if (text === '') return null;
  if (!Object.hasOwn(remarks, text)) throw new BadCell(`备注${quoted(text)}应为缺考、违纪或留空`);
  return remarks[text as keyof typeof remarks];
}

/** 成绩表: a result in each row. */
export const gradeSheet: SheetForm<ColumnName, SheetGrade> = {
  columns,
  readRow(cells, no) {
    const examineeNo = digitsOf(cells('准考证号'), '准考证号', 12);
    const courseCode = digitsOf(cells('课程代码'), '课程代码', 5);
    const exam = scoreOf(cells('统考成绩'), '统考成绩');
    const process = scoreOf(cells('过程性成绩'), '过程性成绩');
    const remark = remarkOf(cells('备注'));
    if (remark === null && exam === null) throw new BadCell('没有统考成绩，备注也没有写缺考或违纪');
    if (remark !== null && exam !== null) throw new BadCell('写了缺考或违纪，就不应有统考成绩');
    return { no, examineeNo, courseCode, exam, process, remark };
  },
  keyOf: ({ examineeNo, courseCode }) => `准考证号 ${examineeNo}，课程 ${courseCode}`,
};
