import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import { headedLines } from '../../../headed-lines.ts';
import { siteSeatWords } from '../../../studies/registrations.ts';
import type { PeriodSeats, Registered, SeatPlace } from './period-seats.ts';
import type { SeatMove } from './store-seats.ts';

/** 周六上午（A） */
export const sessionWords = ({ session: { code } }: Pick<Registered, 'session'>): string =>
  `${sessionTitles[code]}（${code}）`;

const whose = ({ examineeNo, name, courseCode }: Registered) => `${examineeNo} ${name} ${courseCode}`;

const where = ({ site, ...seat }: SeatPlace) => siteSeatWords(site.name, seat);

/** A registration without a seat: 013224100010 何静 13140 周六上午（A） 9801 江澜市 */
export const unseatedWords = (own: Registered, { areas }: Pick<PeriodSeats, 'areas'>): string =>
  `${whose(own)} ${sessionWords(own)} ${own.areaCode} ${areas.get(own.areaCode) ?? ''}`;

/** Moves in words, and the registrations without a seat after them. */
export function movesWords(seats: PeriodSeats, moves: readonly SeatMove[]): string[] {
  const moved = new Set(moves.map(({ registered }) => registered.applyId));
  const left = seats.registered.filter(({ place, applyId }) => place === null && !moved.has(applyId));
  const isNew = ({ registered }: SeatMove) => registered.place === null;
  const lineOf = ({ registered, to }: SeatMove) =>
    registered.place === null
      ? `${whose(registered)} ${where(to)}`
      : `${whose(registered)} ${where(registered.place)} → ${where(to)}`;
  return [
    ...headedLines('新安排', moves.filter(isNew).map(lineOf)),
    ...headedLines('改动', moves.filter((move) => !isNew(move)).map(lineOf)),
    ...headedLines(
      '仍没有座位',
      left.map((own) => unseatedWords(own, seats)),
    ),
  ];
}
