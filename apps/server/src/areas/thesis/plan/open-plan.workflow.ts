import { type ThesisStage, thesisStageTitles } from '@qianwei/api/contract/thesis/stage';
import { momentWords } from '@qianwei/api/time/words';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { major } from '../../../db/schema/institution.ts';
import { studentMajor } from '../../../db/schema/student.ts';
import { studentPlan, thesisPlan, thesisPlanMajor, thesisWindow } from '../../../db/schema/thesis.ts';
import type { Deps } from '../../../deps.ts';
import { DomainProblem } from '../../../problems.ts';
import { notifyStudent } from '../../../student/personal-notice.ts';
import { settleThesis } from '../../../thesis/move-stage.ts';
import { lockThesis, type Thesis } from '../../../thesis/read-thesis.ts';
import { deadlineOf, statusOf } from '../../../thesis/stage-state.ts';
import { directoryPath } from '../../../thesis/thesis-paths.ts';
import { usualLimits } from '../../../thesis/usual-limits.ts';
import { formatDateTime } from '../../../time.ts';
import { type AdvisorPlaces, storeAdvisors } from './advisor-file.ts';

/** Time of a stage as staff typed it; without a start it begins when it opens. */
export interface TypedWindow {
  readonly stage: ThesisStage;
  readonly startTime: Date | null;
  readonly endTime: Date;
}

/** A batch as staff typed it; what is undefined stays as it is. */
export interface TypedPlan {
  readonly name: string;
  readonly startTime: Date | undefined;
  readonly endTime: Date | undefined;
  readonly majorCodes: readonly string[] | undefined;
  readonly windows: readonly TypedWindow[];
  readonly advisors: readonly AdvisorPlaces[] | undefined;
  readonly by: string;
}

/** A batch after it was stored. */
export interface OpenedPlan {
  readonly isNew: boolean;
  readonly changed: readonly ThesisStage[];
  /** Students to whom a changed time was announced. */
  readonly notified: number;
}

function requireOrder({ startTime, endTime }: { startTime: Date; endTime: Date }): void {
  if (startTime >= endTime) throw new DomainProblem('--end 应晚于 --start');
}

async function storePlan(tx: Database, typed: TypedPlan) {
  const { name, startTime, endTime } = typed;
  const [before] = await tx.select().from(thesisPlan).where(eq(thesisPlan.name, name)).for('no key update');
  if (before === undefined) {
    if (startTime === undefined || endTime === undefined || typed.majorCodes === undefined)
      throw new DomainProblem('新批次须写明 --majors、--start 和 --end');
    requireOrder({ startTime, endTime });
    const [plan] = await tx
      .insert(thesisPlan)
      .values({ name, startTime, endTime, limits: usualLimits })
      .onConflictDoNothing()
      .returning();
    if (plan === undefined) throw new DomainProblem(`批次 ${name} 刚刚由别人新增，请再运行一次`);
    return { plan, isNew: true };
  }
  const times = { startTime: startTime ?? before.startTime, endTime: endTime ?? before.endTime };
  requireOrder(times);
  await tx.update(thesisPlan).set(times).where(eq(thesisPlan.id, before.id));
  return { plan: { ...before, ...times }, isNew: false };
}

/** The majors of a batch, those of its students among them. Throws DomainProblem for a code that is none. */
async function storeMajors(tx: Database, planId: string, codes: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ id: major.id, code: major.majorCode })
    .from(major)
    .where(inArray(major.majorCode, [...codes]));
  const unknown = codes.find((code) => rows.every((row) => row.code !== code));
  if (unknown !== undefined) throw new DomainProblem(`没有专业 ${unknown}`);
  const ids = rows.map(({ id }) => id);
  const [held] = await tx
    .select({ name: major.name })
    .from(studentPlan)
    .innerJoin(studentMajor, eq(studentMajor.id, studentPlan.studentMajorId))
    .innerJoin(major, eq(major.id, studentMajor.majorId))
    .where(and(eq(studentPlan.planId, planId), notInArray(major.id, ids)))
    .limit(1);
  if (held !== undefined) throw new DomainProblem(`本批次已有${held.name}的学生，--majors 不能去掉这个专业`);
  await tx.delete(thesisPlanMajor).where(eq(thesisPlanMajor.planId, planId));
  await tx.insert(thesisPlanMajor).values(ids.map((majorId) => ({ planId, majorId })));
}

/** Stores the times of stages; returns those that are others than before. */
async function storeWindows(
  tx: Database,
  planId: string,
  windows: readonly TypedWindow[],
): Promise<ThesisStage[]> {
  const before = await tx.select().from(thesisWindow).where(eq(thesisWindow.planId, planId));
  const changed = windows.filter(({ stage, startTime, endTime }) => {
    const old = before.find((row) => row.stage === stage);
    return (
      old?.startTime?.getTime() !== startTime?.getTime() || old?.endTime?.getTime() !== endTime.getTime()
    );
  });
  for (const { stage, startTime, endTime } of changed)
    await tx
      .insert(thesisWindow)
      .values({ planId, stage, startTime, endTime })
      .onConflictDoUpdate({
        target: [thesisWindow.planId, thesisWindow.stage],
        set: { startTime, endTime },
      });
  return changed.map(({ stage }) => stage);
}

/** The stages of a student whose deadline is another one now; own deadlines and granted delays stay. */
const movedFor = (before: Thesis, after: Thesis, changed: readonly ThesisStage[]) =>
  changed.filter(
    (stage) =>
      statusOf(after, stage) !== 'PASSED' &&
      deadlineOf(after, stage)?.getTime() !== deadlineOf(before, stage)?.getTime(),
  );

/** Tells a student of new deadlines; the duty follows. Returns false where none is another one for this student. */
async function announce(
  tx: Database,
  before: Thesis,
  changed: readonly ThesisStage[],
  by: string,
): Promise<boolean> {
  const { studentId, id } = before.row;
  const after = await lockThesis(tx, studentId, id, {
    ...{ now: before.now, retest: before.roundNo > 1 },
  });
  const moved = movedFor(before, after, changed);
  await settleThesis(tx, after);
  if (moved.length === 0) return false;
  await notifyStudent(tx, {
    ...{ studentId, at: after.now, category: 'THESIS', publisher: by },
    title: `${after.plan.name}的时间有调整`,
    lines: moved.map((stage) => {
      const until = deadlineOf(after, stage);
      return `“${thesisStageTitles[stage]}”的截止时间改为 ${until === null ? '另行通知' : momentWords(until.getTime(), 'end')}。`;
    }),
    actionPath: directoryPath(id),
    actionText: '看论文任务',
  });
  return true;
}

/**
 * Creates a batch, or changes one: its times, majors, windows and teachers. To students whose deadline is
 * another one afterwards a notice and an event announce it, and their duty has the new one; all in one transaction. Rejects with DomainProblem.
 */
export function openPlan({ db, clock }: Pick<Deps, 'db' | 'clock'>, typed: TypedPlan): Promise<OpenedPlan> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { plan, isNew } = await storePlan(tx, typed);
    if (plan.status !== 'ACTIVE') throw new DomainProblem(`批次 ${plan.name} 已经结束，不能更改`);
    if (typed.majorCodes !== undefined) await storeMajors(tx, plan.id, typed.majorCodes);
    const students = await tx
      .select({ id: studentPlan.id, studentId: studentPlan.studentId, overall: studentPlan.overall })
      .from(studentPlan)
      .where(and(eq(studentPlan.planId, plan.id), inArray(studentPlan.overall, ['ONGOING', 'RETEST'])))
      .orderBy(asc(studentPlan.studentId));
    const before: Thesis[] = [];
    if (typed.windows.length > 0)
      for (const { id, studentId, overall } of students)
        before.push(await lockThesis(tx, studentId, id, { now, retest: overall === 'RETEST' }));
    const changed = await storeWindows(tx, plan.id, typed.windows);
    let notified = 0;
    if (changed.length > 0)
      for (const thesis of before) notified += Number(await announce(tx, thesis, changed, typed.by));
    // After the students, as their own calls lock places.
    if (typed.advisors !== undefined) await storeAdvisors(tx, plan, typed.advisors);
    const span = `${formatDateTime(plan.startTime)} 至 ${formatDateTime(plan.endTime)}`;
    const opinion = [span, ...changed.map((stage) => `${thesisStageTitles[stage]}时间`)].join('；');
    await recordStaffAction(
      tx,
      { bizType: 'THESIS_PLAN', bizId: plan.id, action: 'SET', opinion },
      { by: typed.by, now },
    );
    return { isNew, changed, notified };
  });
}
