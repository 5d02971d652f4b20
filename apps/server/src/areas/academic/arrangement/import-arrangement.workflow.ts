import { among } from '../../../db/among.ts';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { examSite } from '../../../db/schema/registration.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { type RowProblem, readSheetRows, rowProblems } from '../../../files/sheet-rows.ts';
import { DomainProblem } from '../../../problems.ts';
import { siteSeatWords } from '../../../studies/registrations.ts';
import { parseDateTime } from '../../../time.ts';
import { comparableName, quoted } from '../../../typed-text.ts';
import { lockPeriod } from '../shared/lock-period.ts';
import type { PeriodImport } from '../shared/period-import.commands.ts';
import { arrange } from './arrange.ts';
import { arrangementSheet, type SheetSeat } from './arrangement-sheet.ts';
import { sessionWords } from './arrangement-words.ts';
import {
  type PeriodSeats,
  type Registered,
  readPeriodSeats,
  registeredKeyOf,
  type SeatPlace,
  seatKeyOf,
} from './period-seats.ts';
import type { SeatMove } from './store-seats.ts';

/** Data against which the rows are checked. */
interface Register {
  readonly seats: PeriodSeats;
  readonly registered: ReadonlyMap<string, Registered>;
  /** Every site by its plain name. */
  readonly sites: ReadonlyMap<string, typeof examSite.$inferSelect>;
  /** Numbers of the sheet that are somebody's, and codes that are a course's. */
  readonly examineeNos: ReadonlySet<string>;
  readonly courseCodes: ReadonlySet<string>;
  readonly now: Date;
}

async function readRegister(
  tx: Database,
  seats: PeriodSeats,
  lines: readonly SheetSeat[],
  now: Date,
): Promise<Register> {
  const sites = await tx.select().from(examSite);
  const examineeNos = [...new Set(lines.map(({ examineeNo }) => examineeNo))];
  const people = await tx
    .select({ examineeNo: studentMajor.examineeNo })
    .from(studentMajor)
    .where(among(studentMajor.examineeNo, examineeNos));
  const courses = await tx.select({ courseCode: course.courseCode }).from(course);
  return {
    seats,
    registered: new Map(
      seats.registered.map((own) => [registeredKeyOf(own.examineeNo, own.courseCode), own]),
    ),
    sites: new Map(sites.map((site) => [comparableName(site.name), site])),
    examineeNos: new Set(people.map(({ examineeNo }) => examineeNo)),
    courseCodes: new Set(courses.map(({ courseCode }) => courseCode)),
    now,
  };
}

const stateWords = {
  CANCELLED: '已经撤销',
  EXPIRED: '已因逾期未缴费释放',
  UNPAID: '还没有缴费',
  APPLIED: '',
} as const;

/** The registration of a row, or in Chinese why there is none to be seated. */
function registeredOf({ examineeNo, courseCode, name }: SheetSeat, register: Register): Registered | string {
  const { seats, registered, examineeNos, courseCodes } = register;
  const key = registeredKeyOf(examineeNo, courseCode);
  const own = registered.get(key);
  if (own === undefined) {
    if (!examineeNos.has(examineeNo)) return `没有准考证号 ${examineeNo}`;
    if (!courseCodes.has(courseCode)) return `没有课程 ${courseCode}`;
    const state = seats.states.get(key);
    return state === undefined
      ? `${examineeNo} 在${seats.period.name}没有报考 ${courseCode}`
      : `${examineeNo} 报考的 ${courseCode} ${stateWords[state]}，不能安排座位`;
  }
  return name === '' || comparableName(name) === comparableName(own.name)
    ? own
    : `准考证号 ${examineeNo} 的姓名不是${quoted(name)}，请核对这一行有没有错位`;
}

/** The seat of a row, or in Chinese why there is none. */
function placeOf(
  { site: siteName, room, seatNo }: NonNullable<SheetSeat['place']>,
  own: Registered,
  { seats: { period, areas, rooms }, sites }: Register,
): SeatPlace | string {
  const site = sites.get(comparableName(siteName));
  if (site === undefined) return `没有考点${quoted(siteName)}，请先用 sites:import 导入`;
  const areaOf = (code: string) => `${code} ${areas.get(code) ?? ''}`;
  if (site.areaCode !== own.areaCode)
    return `考点“${site.name}”在考区 ${areaOf(site.areaCode)}，考生报的是 ${areaOf(own.areaCode)}`;
  const lent = rooms.filter((each) => each.site.id === site.id);
  const found = lent.find((each) => comparableName(each.room) === comparableName(room));
  if (found === undefined)
    return `${site.name}在${period.name}没有${quoted(room)}；有 ${lent.map((each) => each.room).join('、') || '（无）'}`;
  if (seatNo > found.capacity)
    return `${site.name}${found.room}只有 ${found.capacity} 个座位，没有 ${seatNo} 座`;
  return { ...found, seatNo };
}

const isSame = (a: SeatPlace | null, b: SeatPlace) =>
  a !== null && a.site.id === b.site.id && a.room === b.room && a.seatNo === b.seatNo;

/** Move of a row, null for none, or in Chinese why it can't. */
function moveOf(line: SheetSeat, register: Register): SeatMove | string | null {
  const registered = registeredOf(line, register);
  if (typeof registered === 'string') return registered;
  if (line.place === null) return null;
  const to = placeOf(line.place, registered, register);
  if (typeof to === 'string') return to;
  if (isSame(registered.place, to)) return null;
  const { date, start } = registered.session;
  if (register.now >= parseDateTime(`${date} ${start}:00`))
    return `${sessionWords(registered)}的考试已经开始，座位不能再改`;
  return { registered, to };
}

/** Problems of seats that two would have, in the sheet or beside who stays where they are. */
function doubles({ registered }: PeriodSeats, moves: readonly (SeatMove & { readonly no: number })[]) {
  const moved = new Set(moves.map((move) => move.registered.applyId));
  const holders = new Map<string, string>();
  for (const own of registered)
    if (own.place !== null && !moved.has(own.applyId))
      holders.set(seatKeyOf(own.session.id, own.place), `准考证号 ${own.examineeNo} 已经在那里`);
  return moves.flatMap(({ no, registered: own, to }): RowProblem[] => {
    const key = seatKeyOf(own.session.id, to);
    const holder = holders.get(key);
    if (holder === undefined) holders.set(key, `第 ${no} 行也在那里`);
    const seat = `${sessionWords(own)} ${siteSeatWords(to.site.name, to)}`;
    return holder === undefined ? [] : [{ no, text: `${seat}只能坐一个人：${holder}` }];
  });
}

/**
 * Imports where the registrations of a period sit, all or nothing: a row without a seat, and one that is not in the sheet,
 * stays as it is. It may be done again, after the publication, too; then who is concerned reads it. Says what was done.
 * Rejects with DomainProblem that names the rows that are wrong. The registrations are locked: one that is cancelled
 * meanwhile is never seated, which the table refuses, too.
 */
export async function importArrangement(db: Database, request: PeriodImport, now: Date): Promise<string> {
  const { values, problems } = await readSheetRows(request.content, arrangementSheet);
  if (values.length + problems.length === 0) throw new DomainProblem('工作表里没有报考');
  return db.transaction(async (tx) => {
    const period = await lockPeriod(tx, request.periodName);
    const seats = await readPeriodSeats(tx, period, { isLocked: true });
    const register = await readRegister(tx, seats, values, now);
    const found: RowProblem[] = [...problems];
    const moves: (SeatMove & { readonly no: number })[] = [];
    for (const line of values) {
      const move = moveOf(line, register);
      if (typeof move === 'string') found.push({ no: line.no, text: move });
      else if (move !== null) moves.push({ ...move, no: line.no });
    }
    found.push(...doubles(seats, moves));
    if (found.length > 0) throw rowProblems('编排', found);
    return arrange(tx, seats, moves, { ...request, now });
  });
}
