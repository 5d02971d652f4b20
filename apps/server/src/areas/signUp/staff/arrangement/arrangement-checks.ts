import { signUpStatusTitles } from '@qianwei/api/contract/sign-up/sign-up';
import { dayWords } from '@qianwei/api/time/words';
import type { RowProblem } from '../../../../files/sheet-rows.ts';
import { comparableName, quoted } from '../../../../typed-text.ts';
import type { SignUpBatchRow } from '../../batches.ts';
import type { SignUpRow } from '../../sign-up-facts.ts';
import { type Arranged, arrangedKeyOf, partsBy } from './batch-places.ts';
import { beginOf, clash, type ExamPlace, examPlaceWords, examSeatKeyOf, isSamePlace } from './exam-place.ts';
import type { SheetPlace } from './place-sheet.ts';

/** Data against which the rows are checked. */
export interface Register {
  readonly batch: SignUpBatchRow;
  readonly arranged: ReadonlyMap<string, Arranged>;
  /** The status of every sign-up of the batch, by its number. */
  readonly statuses: ReadonlyMap<string, SignUpRow['status']>;
  readonly now: Date;
}

/** A place that is new, or another than before. */
export interface Move {
  readonly no: number;
  readonly arranged: Arranged;
  readonly to: ExamPlace;
}

/** Subject of a row, or in Chinese why it can't be arranged. */
function arrangedOf(
  { signUpNo, courseCode, name }: SheetPlace,
  { arranged, statuses, batch }: Register,
): Arranged | string {
  const own = arranged.get(arrangedKeyOf(signUpNo, courseCode));
  if (own === undefined) {
    const status = statuses.get(signUpNo);
    if (status === undefined) return `${batch.name}没有报名号 ${quoted(signUpNo)}`;
    if (status !== 'APPROVED' && status !== 'ARRANGED')
      return `${signUpNo} ${signUpStatusTitles[status]}，不能安排`;
    return courseCode === '' ? `${signUpNo} 须写课程代码` : `${signUpNo} 没有报课程 ${courseCode}`;
  }
  return name === '' || comparableName(name) === comparableName(own.name)
    ? own
    : `${signUpNo} 的姓名不是${quoted(name)}，请核对这一行有没有错位`;
}

/** Problem of a place, in Chinese; null for one that is possible. */
function placeProblem(
  to: ExamPlace,
  own: Arranged,
  { batch: { examStart, examEnd }, now }: Register,
): string | null {
  if (to.examDate < examStart || examEnd < to.examDate)
    return `日期 ${dayWords(to.examDate)} 不在本批次的考试日期 ${dayWords(examStart)} 至 ${dayWords(examEnd)} 之内`;
  if (own.place !== null && beginOf(own.place) <= now) return '考试已经开始，安排不能再改';
  return beginOf(to) <= now ? `${examPlaceWords(to)} 已过` : null;
}

/** Move of a row, null for none, or in Chinese why it can't. */
function moveOf(line: SheetPlace, register: Register): Move | string | null {
  const own = arrangedOf(line, register);
  if (typeof own === 'string') return own;
  const { place: to, no } = line;
  if (to === null) return null;
  if (own.place !== null && isSamePlace(own.place, to)) return null;
  return placeProblem(to, own, register) ?? { no, arranged: own, to };
}

/** Place that somebody has, and in Chinese who. */
interface TakenPlace {
  readonly place: ExamPlace;
  readonly holder: string;
}

/** Problems of seats that two would have, and of sites with two addresses, in the sheet or beside who stay. */
function mismatches({ arranged }: Register, moves: readonly Move[]): RowProblem[] {
  const moved = new Set(moves.map((move) => move.arranged.item.id));
  const [taken, addresses] = [new Map<string, TakenPlace[]>(), new Map<string, string>()];
  const take = (own: TakenPlace) => {
    const key = examSeatKeyOf(own.place);
    const beside = taken.get(key) ?? [];
    taken.set(key, [...beside, own]);
    return beside.find(({ place }) => clash(place, own.place));
  };
  for (const { item, place, row } of arranged.values())
    if (place !== null && !moved.has(item.id)) {
      take({ place, holder: `${row.signUpNo} 已经在那里` });
      addresses.set(comparableName(place.siteName), place.siteAddress);
    }
  return moves.flatMap(({ no, to }): RowProblem[] => {
    const other = take({ place: to, holder: `第 ${no} 行也在那里` });
    const site = comparableName(to.siteName);
    const address = addresses.get(site);
    if (address === undefined) addresses.set(site, to.siteAddress);
    return [
      ...(other === undefined
        ? []
        : [{ no, text: `${examPlaceWords(to)} 只能坐一个人：${holderWords(other, to)}` }]),
      ...(address === undefined || address === to.siteAddress
        ? []
        : [{ no, text: `考点“${to.siteName}”的地址与别处不同：${quoted(address)}` }]),
    ];
  });
}

/** Holder of a seat, with the time where it is another one. */
const holderWords = ({ place, holder }: TakenPlace, { startTime, endTime }: ExamPlace) =>
  place.startTime === startTime && place.endTime === endTime
    ? holder
    : `${holder}（${place.startTime}–${place.endTime}）`;

/** The moves of a sheet, and what is wrong with its rows. */
export function readMoves(
  lines: readonly SheetPlace[],
  register: Register,
): { readonly moves: readonly Move[]; readonly problems: readonly RowProblem[] } {
  const [moves, problems]: [Move[], RowProblem[]] = [[], []];
  for (const line of lines) {
    const move = moveOf(line, register);
    if (typeof move === 'string') problems.push({ no: line.no, text: move });
    else if (move !== null) moves.push(move);
  }
  return { moves, problems: [...problems, ...mismatches(register, moves)] };
}

/** Pairs of one person that cannot both be taken once the moves are made, with the place of the first. */
export function clashingPairs({ arranged }: Register, moves: readonly Move[]) {
  const after = new Map<string, ExamPlace>(moves.map(({ arranged: { item }, to }) => [item.id, to]));
  const byStudent = partsBy(arranged.values(), ({ row }) => row.studentId);
  return [...byStudent.values()].flatMap((items) => {
    const placed = items.flatMap((own) => {
      const place = after.get(own.item.id) ?? own.place;
      return place === null ? [] : [{ own, place }];
    });
    return placed.flatMap(({ own, place }, index) =>
      placed
        .slice(index + 1)
        .filter((other) => clash(place, other.place))
        .map((other) => ({ own, other: other.own, place })),
    );
  });
}
