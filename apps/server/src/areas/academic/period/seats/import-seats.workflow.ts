import { momentWords } from '@qianwei/api/time/words';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { recordStaffAction } from '../../../../audit/audit.ts';
import { chunksOf } from '../../../../db/chunks.ts';
import type { Database } from '../../../../db/database.ts';
import { course } from '../../../../db/schema/course.ts';
import { examApply, examArea, examOffering, examSeat } from '../../../../db/schema/registration.ts';
import { type RowProblem, readSheetRows, rowProblems } from '../../../../files/sheet-rows.ts';
import { DomainProblem } from '../../../../problems.ts';
import type { PeriodRow } from '../../../../studies/periods.ts';
import { lockPeriod } from '../../shared/lock-period.ts';
import type { PeriodImport } from '../../shared/period-import.commands.ts';
import { type SheetSeats, seatSheet } from './seat-sheet.ts';

type SeatRow = typeof examSeat.$inferSelect;
type Area = typeof examArea.$inferSelect;

/** Data against which the rows are checked. */
interface Register {
  readonly period: PeriodRow;
  readonly areas: readonly Area[];
  /** Course code → id of its offering. */
  readonly offerings: ReadonlyMap<string, string>;
  /** Seats with a quota, by offering and area. */
  readonly seats: ReadonlyMap<string, SeatRow>;
  /** How many have registered, by offering and area. */
  readonly held: ReadonlyMap<string, number>;
}

const keyOf = ({ offeringId, areaCode }: Pick<SeatRow, 'offeringId' | 'areaCode'>) =>
  `${offeringId} ${areaCode}`;

/** Reads the offerings of the period and their registrations. The offerings are locked: see `lockOfferings`. */
async function readRegister(tx: Database, period: PeriodRow): Promise<Register> {
  const offerings = await tx
    .select({ id: examOffering.id, courseCode: course.courseCode })
    .from(examOffering)
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .where(eq(examOffering.periodId, period.id))
    .orderBy(asc(examOffering.id))
    .for('update', { of: examOffering });
  const seats = await tx
    .select({ seat: examSeat })
    .from(examSeat)
    .innerJoin(examOffering, eq(examOffering.id, examSeat.offeringId))
    .where(eq(examOffering.periodId, period.id));
  const held = await tx
    .select({ offeringId: examApply.offeringId, areaCode: examApply.areaCode, held: count() })
    .from(examApply)
    .where(and(eq(examApply.periodId, period.id), inArray(examApply.status, ['UNPAID', 'APPLIED'])))
    .groupBy(examApply.offeringId, examApply.areaCode);
  return {
    period,
    areas: await tx.select().from(examArea).orderBy(asc(examArea.code)),
    offerings: new Map(offerings.map(({ courseCode, id }) => [courseCode, id])),
    seats: new Map(seats.map(({ seat }) => [keyOf(seat), seat])),
    held: new Map(held.map((row) => [keyOf(row), row.held])),
  };
}

/** The seats that a row sets; `quota` null takes the limit away. */
interface SetSeats {
  readonly offeringId: string;
  readonly areaCode: string;
  readonly quota: number | null;
  /** As the counter says or, where there is none yet, as many as have registered. */
  readonly taken: number;
  readonly kind: 'ADDED' | 'CHANGED' | 'REMOVED' | 'UNCHANGED';
}

function kindOf(before: SeatRow | undefined, quota: number | null): SetSeats['kind'] {
  if (before === undefined) return quota === null ? 'UNCHANGED' : 'ADDED';
  if (quota === null) return 'REMOVED';
  return before.quota === quota ? 'UNCHANGED' : 'CHANGED';
}

/** Seats that a row sets, or in Chinese why it can't. */
function seatsOf({ courseCode, area, quota }: SheetSeats, register: Register): SetSeats | string {
  const { period, areas, offerings, seats, held } = register;
  const offeringId = offerings.get(courseCode);
  if (offeringId === undefined)
    return `${period.name}的课表里没有课程 ${courseCode}，请先用 offerings:import 导入`;
  const found = areas.find(({ code, name }) => code === area || name === area);
  if (found === undefined)
    return `没有考区“${area}”；考区有 ${areas.map(({ code, name }) => `${code} ${name}`).join('、') || '（无）'}`;
  const key = { offeringId, areaCode: found.code };
  const before = seats.get(keyOf(key));
  const taken = before?.taken ?? held.get(keyOf(key)) ?? 0;
  if (quota !== null && quota < taken)
    return `课程 ${courseCode} 在${found.name}已有 ${taken} 人报考，名额不能是 ${quota}`;
  return { ...key, quota, taken, kind: kindOf(before, quota) };
}

/** Seats that the rows set, and the rows that can't; an area by its code and by its name is the same one. */
function readLines(lines: readonly SheetSeats[], register: Register) {
  const [sets, problems]: [SetSeats[], RowProblem[]] = [[], []];
  const first = new Map<string, number>();
  for (const line of lines) {
    const outcome = seatsOf(line, register);
    const earlier = typeof outcome === 'string' ? undefined : first.get(keyOf(outcome));
    if (typeof outcome === 'string') problems.push({ no: line.no, text: outcome });
    else if (earlier !== undefined)
      problems.push({ no: line.no, text: `与第 ${earlier} 行重复（${seatSheet.keyOf(line)}）` });
    else {
      first.set(keyOf(outcome), line.no);
      sets.push(outcome);
    }
  }
  return { sets, problems };
}

async function store(tx: Database, sets: readonly SetSeats[]): Promise<void> {
  const limited = sets.flatMap(({ kind, offeringId, areaCode, quota, taken }) =>
    quota === null || kind === 'UNCHANGED' ? [] : [{ offeringId, areaCode, quota, taken }],
  );
  for (const chunk of chunksOf(limited))
    await tx
      .insert(examSeat)
      .values(chunk)
      .onConflictDoUpdate({
        target: [examSeat.offeringId, examSeat.areaCode],
        set: { quota: sql`excluded.quota` },
      });
  for (const { kind, offeringId, areaCode } of sets)
    if (kind === 'REMOVED')
      await tx
        .delete(examSeat)
        .where(and(eq(examSeat.offeringId, offeringId), eq(examSeat.areaCode, areaCode)));
}

/**
 * Imports how many seats courses have in areas, all or nothing; what is not named stays as it is. It may be done while
 * students register: whoever has a seat keeps it. Says what was done. Rejects with DomainProblem that names the rows that
 * are wrong, such as a quota below what is taken, which the table refuses, too.
 */
export async function importSeats(db: Database, request: PeriodImport, now: Date): Promise<string> {
  const { values, problems } = await readSheetRows(request.content, seatSheet);
  if (values.length + problems.length === 0) throw new DomainProblem('工作表里没有名额');
  return db.transaction(async (tx) => {
    const period = await lockPeriod(tx, request.periodName);
    if (now >= period.applyEnd)
      throw new DomainProblem(
        `${period.name}的报考已于 ${momentWords(period.applyEnd.getTime(), 'end')} 截止，名额不能再改`,
      );
    const read = readLines(values, await readRegister(tx, period));
    const found = [...problems, ...read.problems];
    if (found.length > 0) throw rowProblems('名额', found);
    const times = (kind: SetSeats['kind']) => read.sets.filter((set) => set.kind === kind).length;
    const counts = `新增 ${times('ADDED')}，更新 ${times('CHANGED')}，取消限制 ${times('REMOVED')}，未变 ${times('UNCHANGED')}`;
    if (request.dryRun) return `${period.name}名额试运行，没有写入。将${counts}`;
    await store(tx, read.sets);
    const action = { bizType: 'EXAM_PERIOD', bizId: period.id, action: 'IMPORT_SEATS' } as const;
    await recordStaffAction(tx, { ...action, opinion: counts }, { by: request.by, now });
    return `${period.name}名额已导入：${counts}`;
  });
}
