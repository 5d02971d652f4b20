import type { Cell } from 'exceljs';
import { maxRoomSeats } from '../../../db/schema/registration.ts';
import { BadCell, digitsOf, type SheetForm, textOf } from '../../../files/sheet-rows.ts';
import { quoted } from '../../../typed-text.ts';
import { roomName } from './room-name.ts';

const columns = ['准考证号', '姓名', '课程代码', '考点', '考场', '座位号'] as const;

/** The seat of a registration as the sheet has it. */
export interface SheetSeat {
  /** The number of the row in the sheet, the head being 1. */
  readonly no: number;
  /** 12 digits. */
  readonly examineeNo: string;
  /** Held against the student when it is there; '' otherwise. */
  readonly name: string;
  /** 5 digits. */
  readonly courseCode: string;
  /** Null where nothing was filled in. */
  readonly place: { readonly site: string; readonly room: string; readonly seatNo: number } | null;
}

function seatNoOf(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > maxRoomSeats)
    throw new BadCell(`座位号${quoted(text)}应为 1–${maxRoomSeats} 的整数`);
  return Number(text);
}

function placeOf(...cells: readonly [site: Cell, room: Cell, seat: Cell]): SheetSeat['place'] {
  const names = ['考点', '考场', '座位号'] as const;
  const texts = cells.map((cell, index) => textOf(cell, names[index] ?? ''));
  const [site = '', room = '', seat = ''] = texts;
  if (texts.every((text) => text === '')) return null;
  const missing = names.filter((_, index) => texts[index] === '');
  if (missing.length > 0) throw new BadCell(`没有${missing.join('、')}：考点、考场、座位号要填就都填`);
  return { site, room: roomName(room), seatNo: seatNoOf(seat) };
}

/** 考场编排表: a registration in each row, with its seat once that is filled in. */
export const arrangementSheet: SheetForm<(typeof columns)[number], SheetSeat> = {
  columns,
  readRow: (cells, no) => ({
    no,
    examineeNo: digitsOf(cells('准考证号'), '准考证号', 12),
    name: textOf(cells('姓名'), '姓名'),
    courseCode: digitsOf(cells('课程代码'), '课程代码', 5),
    place: placeOf(cells('考点'), cells('考场'), cells('座位号')),
  }),
  keyOf: ({ examineeNo, courseCode }) => `准考证号 ${examineeNo}，课程 ${courseCode}`,
};
