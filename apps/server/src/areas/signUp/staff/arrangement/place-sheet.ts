import { formatMomentDay, isDay, parseMoment } from '@qianwei/api/time/moment';
import { BadCell, digitsOf, type SheetForm, textOf, wordsOfCell } from '../../../../files/sheet-rows.ts';
import { quoted } from '../../../../typed-text.ts';
import type { ExamPlace } from './exam-place.ts';

const placeColumns = ['日期', '开始', '结束', '考点', '地址', '考场', '座位号'] as const;
const columns = ['报名号', '姓名', '课程代码', ...placeColumns] as const;

type PlaceColumn = (typeof placeColumns)[number];

/** The highest number of a seat; characters of an address with the way in. */
const maxSeat = 300;
const maxAddress = 200;

/** A row of the sheet: a course, or the exam, of a sign-up. */
export interface SheetPlace {
  /** The number of the row in the sheet, the head being 1. */
  readonly no: number;
  readonly signUpNo: string;
  /** Held against the student when it is there; '' otherwise. */
  readonly name: string;
  /** 5 digits; '' for an exam that is no course. */
  readonly courseCode: string;
  /** Null where nothing was filled in. */
  readonly place: ExamPlace | null;
}

function dayOf(text: string): ExamPlace['examDate'] {
  const at = parseMoment(text);
  if (!isDay(text) || Number.isNaN(at) || formatMomentDay(at) !== text)
    throw new BadCell(`日期${quoted(text)}应为 2026-12-26 这样的日期`);
  return text;
}

function timeOf(column: '开始' | '结束', text: string): string {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59)
    throw new BadCell(`${column}${quoted(text)}应为 14:00 这样的时间`);
  return `${hour.padStart(2, '0')}:${minute}`;
}

function seatNoOf(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) < 1 || Number(text) > maxSeat)
    throw new BadCell(`座位号${quoted(text)}应为 1–${maxSeat} 的整数`);
  return Number(text);
}

/** A place of which every column is filled in, or none. Throws BadCell. */
function readPlace(read: (column: PlaceColumn) => string): ExamPlace | null {
  const missing = placeColumns.filter((column) => read(column) === '');
  if (missing.length === placeColumns.length) return null;
  if (missing.length > 0)
    throw new BadCell(`没有${missing.join('、')}：${placeColumns.join('、')}要填就都填`);
  const place = {
    examDate: dayOf(read('日期')),
    startTime: timeOf('开始', read('开始')),
    endTime: timeOf('结束', read('结束')),
    siteName: read('考点'),
    siteAddress: read('地址'),
    room: read('考场'),
    seatNo: seatNoOf(read('座位号')),
  };
  if (place.startTime >= place.endTime)
    throw new BadCell(`结束 ${place.endTime} 应晚于开始 ${place.startTime}`);
  return place;
}

/** 考场编排表: a course, or the exam, of a sign-up in each row, with its place once that is filled in. */
export const placeSheet: SheetForm<(typeof columns)[number], SheetPlace> = {
  columns,
  readRow(cells, no) {
    const signUpNo = textOf(cells('报名号'), '报名号').toUpperCase();
    if (signUpNo === '') throw new BadCell('没有报名号');
    const hasCourse = textOf(cells('课程代码'), '课程代码') !== '';
    return {
      no,
      signUpNo,
      name: textOf(cells('姓名'), '姓名'),
      courseCode: hasCourse ? digitsOf(cells('课程代码'), '课程代码', 5) : '',
      place: readPlace((column) => {
        if (column === '地址') return wordsOfCell(cells(column), column, maxAddress);
        return (column === '考点' || column === '考场' ? wordsOfCell : textOf)(cells(column), column);
      }),
    };
  },
  keyOf: ({ signUpNo, courseCode }) =>
    courseCode === '' ? `报名号 ${signUpNo}` : `报名号 ${signUpNo}，课程 ${courseCode}`,
};
