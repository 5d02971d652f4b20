import type { Cell } from 'exceljs';
import { maxRoomSeats } from '../../../db/schema/registration.ts';
import { BadCell, digitsOf, type SheetForm, textOf } from '../../../files/sheet-rows.ts';
import { comparableName, quoted } from '../../../typed-text.ts';
import { roomName } from './room-name.ts';

const columns = ['考区代码', '考区', '考点', '地址', '到达方式', '考场', '座位数'] as const;

type ColumnName = (typeof columns)[number];

/** The longest texts, in characters: a ticket has to hold them. */
const maxLengths = { 考区: 20, 考点: 40, 地址: 80, 到达方式: 80, 考场: 20 } as const;

/** A room of a site as the sheet has it. */
export interface SheetRoom {
  /** The number of the row in the sheet, the head being 1. */
  readonly no: number;
  /** 4 digits. */
  readonly areaCode: string;
  /** '' for an area that is there already. */
  readonly areaName: string;
  readonly site: string;
  /** '' leaves that of the site as it is. */
  readonly address: string;
  readonly directions: string;
  readonly room: string;
  /** 0 for a room that is not lent. */
  readonly capacity: number;
}

/** A sentence as it was typed: its Chinese commas stay. */
function proseOf(cell: Cell, name: keyof typeof maxLengths): string {
  const plain = textOf(cell, name, maxLengths[name]);
  // Of a link with formatted text the library has no text of its own.
  return plain === '' || typeof cell.text !== 'string' ? plain : cell.text.trim();
}

function requiredProse(cell: Cell, name: keyof typeof maxLengths): string {
  const text = proseOf(cell, name);
  if (text === '') throw new BadCell(`没有${name}`);
  return text;
}

function capacityOf(cell: Cell): number {
  const text = textOf(cell, '座位数');
  if (text === '') throw new BadCell('没有座位数（本考期不用的考场写 0）');
  if (!/^\d{1,3}$/.test(text) || Number(text) > maxRoomSeats)
    throw new BadCell(`座位数${quoted(text)}应为 0–${maxRoomSeats} 的整数`);
  return Number(text);
}

/** 考点表: a room that a site lends in each row. */
export const siteSheet: SheetForm<ColumnName, SheetRoom> = {
  columns,
  readRow: (cells, no) => ({
    no,
    areaCode: digitsOf(cells('考区代码'), '考区代码', 4),
    areaName: proseOf(cells('考区'), '考区'),
    site: requiredProse(cells('考点'), '考点'),
    address: proseOf(cells('地址'), '地址'),
    directions: proseOf(cells('到达方式'), '到达方式'),
    room: roomName(requiredProse(cells('考场'), '考场')),
    capacity: capacityOf(cells('座位数')),
  }),
  keyOf: ({ site, room }) => `${comparableName(site)} ${room}`,
};
