import type { Day } from '@qianwei/api/time/moment';
import { dayWords } from '@qianwei/api/time/words';
import { roomSeatWords, type SeatInRoom, siteSeatWords } from '../../../../studies/registrations.ts';
import { parseDateTime } from '../../../../time.ts';
import { comparableName } from '../../../../typed-text.ts';
import type { SignedItem } from '../../sign-up-facts.ts';

/** When and where a course, or the exam, of a sign-up is taken. */
export interface ExamPlace extends SeatInRoom {
  readonly examDate: Day;
  /** `HH:mm` */
  readonly startTime: string;
  readonly endTime: string;
  readonly siteName: string;
  /** With the way in. */
  readonly siteAddress: string;
}

/** Values of an item that has no place. */
export const noExamPlace = {
  ...{ examDate: null, startTime: '', endTime: '', siteName: '', siteAddress: '', room: '', seatNo: null },
};

/** The place of an item; null while it has none. */
export function examPlaceOf({ item }: Pick<SignedItem, 'item'>): ExamPlace | null {
  const { examDate, startTime, endTime, siteName, siteAddress, room, seatNo } = item;
  if (examDate === null || seatNo === null) return null;
  return { examDate, startTime, endTime, siteName, siteAddress, room, seatNo };
}

/** The begin of what is examined at a place. */
export const beginOf = ({ examDate, startTime }: ExamPlace): Date =>
  parseDateTime(`${examDate} ${startTime}:00`);

/** True for places at which nobody sits otherwise, and to which nobody goes elsewhere. */
export const isSamePlace = (a: ExamPlace, b: ExamPlace): boolean =>
  isSameTime(a, b) && isSameSite(a, b) && a.room === b.room && a.seatNo === b.seatNo;

const isSameTime = (a: ExamPlace, b: ExamPlace) =>
  a.examDate === b.examDate && a.startTime === b.startTime && a.endTime === b.endTime;

const isSameSite = (a: ExamPlace, b: ExamPlace) =>
  a.siteName === b.siteName && a.siteAddress === b.siteAddress;

/** True for places of one person that cannot both be taken, and for a seat that two people cannot both have. */
export const clash = (a: ExamPlace, b: ExamPlace): boolean =>
  a.examDate === b.examDate && a.startTime < b.endTime && b.startTime < a.endTime;

/** Key of a seat, however its site and its room are written. */
export const examSeatKeyOf = ({ siteName, room, seatNo }: ExamPlace): string =>
  JSON.stringify([comparableName(siteName), comparableName(room), seatNo]);

/** 12月5日（周六）14:00–16:00 学府路实训中心第 6 机房 21 座 */
export const examPlaceWords = (place: ExamPlace): string =>
  `${dayWords(place.examDate)} ${place.startTime}–${place.endTime} ${siteSeatWords(place.siteName, place)}`;

/** A place with the address of its site. */
const addressedPlaceWords = (place: ExamPlace) => `${examPlaceWords(place)}（${place.siteAddress}）`;

/** A new place in words, with its address where that is another than before. */
export const newPlaceWords = (from: ExamPlace | null, to: ExamPlace): string =>
  from === null || from.siteAddress === to.siteAddress ? examPlaceWords(to) : addressedPlaceWords(to);

/** A change in words, each side as short as the other allows: the room alone, or the address, where nothing else changes. */
export function placeChangeWords(
  from: ExamPlace | null,
  to: ExamPlace,
): { readonly fromText: string; readonly toText: string } {
  const words = from === null ? examPlaceWords : changedPartOf(from, to);
  return { fromText: from === null ? '' : words(from), toText: words(to) };
}

function changedPartOf(from: ExamPlace, to: ExamPlace): (place: ExamPlace) => string {
  if (from.siteName !== to.siteName) return examPlaceWords;
  if (from.siteAddress !== to.siteAddress)
    return isSamePlace({ ...from, siteAddress: to.siteAddress }, to)
      ? ({ siteName, siteAddress }) => `${siteName}（${siteAddress}）`
      : addressedPlaceWords;
  return isSameTime(from, to) ? roomSeatWords : examPlaceWords;
}
