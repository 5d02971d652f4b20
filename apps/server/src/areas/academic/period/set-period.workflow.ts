import type { ExamSession, SessionCode } from '@qianwei/api/contract/academic/exam-period';
import { and, asc, count, desc, eq, gt, inArray, max, ne } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { grade } from '../../../db/schema/academic.ts';
import { examApply, examSession } from '../../../db/schema/registration.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { DomainProblem } from '../../../problems.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import { keepPeriodWindows } from '../shared/period-windows.ts';
import { scoresAreOut } from '../shared/published-scores.ts';
import { type HeldRegistrations, periodProblems } from './period-checks.ts';
import {
  changedPeriod,
  newPeriod,
  type PeriodChange,
  type PeriodDraft,
  usualPeriod,
} from './period-draft.ts';
import { periodChanges } from './period-words.ts';

/** Request of staff. */
interface PeriodRequest {
  /** Such as 2027年4月考期. */
  readonly name: string;
  readonly change: PeriodChange;
  /** Half-days may change for which students have registered. */
  readonly confirmed: boolean;
  /** Says what would change and changes nothing. */
  readonly dryRun: boolean;
  readonly by: string;
}

async function draftOf(tx: Database, row: PeriodRow): Promise<PeriodDraft> {
  const { id, createdAt, updatedAt, revision, ...fields } = row;
  const rows = await tx
    .select()
    .from(examSession)
    .where(eq(examSession.periodId, id))
    .orderBy(asc(examSession.code));
  return { fields, halfDays: rows.map(({ code, date, start, end }) => ({ code, date, start, end })) };
}

/** Model of a new period: the latest one, at the times of the latest one with half-days. */
async function latestPeriod(tx: Database): Promise<PeriodDraft> {
  const [latest] = await tx.select().from(examPeriod).orderBy(desc(examPeriod.startDate)).limit(1);
  if (latest === undefined) return usualPeriod;
  const [timed] = await tx
    .select({ period: examPeriod })
    .from(examPeriod)
    .innerJoin(examSession, eq(examSession.periodId, examPeriod.id))
    .orderBy(desc(examPeriod.startDate))
    .limit(1);
  const { halfDays } = await draftOf(tx, timed?.period ?? latest);
  return { ...(await draftOf(tx, latest)), halfDays };
}

async function heldRegistrations(tx: Database, periodId: string): Promise<HeldRegistrations> {
  const isHeld = and(eq(examApply.periodId, periodId), inArray(examApply.status, ['UNPAID', 'APPLIED']));
  const byHalfDay = await tx
    .select({ code: examSession.code, held: count() })
    .from(examApply)
    .innerJoin(examSession, eq(examSession.id, examApply.sessionId))
    .where(isHeld)
    .groupBy(examSession.code);
  const [first] = await tx
    .select({ held: count() })
    .from(examApply)
    .where(isHeld)
    .groupBy(examApply.studentId)
    .orderBy(desc(count()))
    .limit(1);
  const [unpaid] = await tx
    .select({ last: max(examApply.payDeadline) })
    .from(examApply)
    .where(and(eq(examApply.periodId, periodId), eq(examApply.status, 'UNPAID')));
  return {
    byHalfDay: new Map<SessionCode, number>(byHalfDay.map(({ code, held }) => [code, held])),
    maxHeld: first?.held ?? 0,
    lastPayDeadline: unpaid?.last ?? null,
  };
}

/** Moves scores that were imported to be published with the period's scores to their new time. */
async function moveScores(tx: Database, before: PeriodRow, { scorePublish }: PeriodRow, now: Date) {
  await tx
    .update(grade)
    .set({ publishTime: scorePublish })
    .where(
      and(
        eq(grade.periodId, before.id),
        eq(grade.publishTime, before.scorePublish),
        gt(grade.publishTime, now),
      ),
    );
}

async function storeHalfDays(tx: Database, periodId: string, halfDays: readonly ExamSession[]) {
  for (const { code, date, start, end } of halfDays)
    await tx
      .insert(examSession)
      .values({ periodId, code, date, start, end })
      .onConflictDoUpdate({
        target: [examSession.periodId, examSession.code],
        set: { date, start, end },
      });
}

async function store(tx: Database, before: PeriodRow | undefined, draft: PeriodDraft, now: Date) {
  const [row] =
    before === undefined
      ? await tx.insert(examPeriod).values(draft.fields).returning()
      : await tx.update(examPeriod).set(draft.fields).where(eq(examPeriod.id, before.id)).returning();
  if (row === undefined) throw new Error('The period was not stored');
  await storeHalfDays(tx, row.id, draft.halfDays);
  if (before !== undefined) await moveScores(tx, before, row, now);
  await keepPeriodWindows(tx, row);
  return row;
}

/**
 * Opens an exam period or changes one. What is not set follows from what is (`changedPeriod`), and what depends on its
 * dates follows them: the deadlines of home, the scores that are imported and not yet published. Says what changed.
 * Rejects with DomainProblem that names everything that speaks against it.
 */
export async function setPeriod(
  db: Database,
  { name, change, confirmed, dryRun, by }: PeriodRequest,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    // A registration at this moment is waited for, or waits: the log of registrations refers to the period.
    const [row] = await tx.select().from(examPeriod).where(eq(examPeriod.name, name)).for('update');
    if (row === undefined && (change.firstDay === undefined || change.applyStart === undefined))
      throw new DomainProblem(`没有考期“${name}”；要新增，须写明 --exam 与 --apply`);
    const before = row === undefined ? null : await draftOf(tx, row);
    const draft =
      before === null
        ? newPeriod(name, await latestPeriod(tx), change, now)
        : changedPeriod(before, change, now);
    const problems = periodProblems(draft, {
      now,
      before,
      others: await tx.select().from(examPeriod).where(ne(examPeriod.name, name)),
      held: await heldRegistrations(tx, row?.id ?? ''),
      scoresOut: row !== undefined && (await scoresAreOut(tx, row, now)),
      confirmed,
    });
    if (problems.length > 0) throw new DomainProblem([`${name}没有设定：`, ...problems].join('\n'));
    const changes = periodChanges(draft, before);
    if (changes.length === 0) return `${name}没有变化`;
    const done = before === null ? '新增' : '更改';
    if (dryRun) return [`${name}试运行，没有写入。将${done}：`, ...changes].join('\n');
    const { id } = await store(tx, row, draft, now);
    const action = { bizType: 'EXAM_PERIOD', bizId: id, action: 'SET' } as const;
    await recordStaffAction(tx, { ...action, opinion: changes.join('；') }, { by, now });
    return [`${name}已${done}：`, ...changes].join('\n');
  });
}
