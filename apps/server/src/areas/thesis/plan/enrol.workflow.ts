import { goingOn } from '@qianwei/api/contract/thesis/stage';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { lockStudent } from '../../../db/lock-owner.ts';
import { student, studentMajor } from '../../../db/schema/student.ts';
import { studentPlan, thesisPlan, thesisPlanMajor } from '../../../db/schema/thesis.ts';
import type { Deps } from '../../../deps.ts';
import { DomainProblem } from '../../../problems.ts';
import { findArchivedThesis } from '../../../student/archived-thesis.ts';
import { findExaminee } from '../../../student/examinee.ts';
import { notifyStudent } from '../../../student/personal-notice.ts';
import { lockRecord } from '../../../studies/locked-record.ts';
import { isThesis } from '../../../studies/results.ts';
import { readStudies } from '../../../studies/studies.ts';
import { beginThesis } from '../../../thesis/move-stage.ts';
import { rulePath } from '../../../thesis/thesis-paths.ts';
import { findPlan } from '../shared/staff-thesis.ts';

/** A 考籍 that may take part. */
interface Candidate {
  readonly studentId: string;
  readonly studentMajorId: string;
  readonly examineeNo: string;
  readonly name: string;
}

/** The students of a batch after an enrolment. */
export interface Enrolled {
  readonly enrolled: readonly Candidate[];
  /** Those who were left out, and why. */
  readonly leftOut: readonly (Candidate & { readonly reason: string })[];
}

/** Courses that one reason names. */
const maxNamed = 3;

/** Reads the reason that keeps a 考籍 from a thesis of the batch; null without one (《论文管理规定》第六条、第七条). */
async function reasonAgainst(
  db: Database,
  { studentId, studentMajorId }: Candidate,
  { planId, now }: { readonly planId: string; readonly now: Date },
): Promise<string | null> {
  const own = await db
    .select({ planId: studentPlan.planId, planName: thesisPlan.name, overall: studentPlan.overall })
    .from(studentPlan)
    .innerJoin(thesisPlan, eq(thesisPlan.id, studentPlan.planId))
    .where(and(eq(studentPlan.studentMajorId, studentMajorId), eq(studentPlan.studentId, studentId)));
  if (own.some((row) => row.planId === planId)) return '已在本批次';
  const running = own.find(({ overall }) => goingOn.includes(overall));
  if (running !== undefined) return `已有进行中的论文（${running.planName}）`;
  const isPassed = own.some(({ overall }) => overall === 'PASSED' || overall === 'ARCHIVED');
  if (isPassed || (await findArchivedThesis(db, { studentId, studentMajorId })) !== null)
    return '已有合格的论文';
  const record = await lockRecord(db, { studentId, studentMajorId });
  if (record.record.status !== 'NORMAL') return '考籍不在读';
  const { standings, counted } = await readStudies(db, record, now);
  const thesis = standings.find(isThesis);
  if (thesis === undefined) return '专业计划里没有论文';
  if (thesis.passed) return '论文课程已合格';
  const lacking = counted.courses.filter((standing) => !standing.passed && !isThesis(standing));
  if (lacking.length === 0) return null;
  const names = lacking
    .slice(0, maxNamed)
    .map(({ line: { course } }) => `${course.courseCode} ${course.name}`);
  return `还差 ${lacking.length} 门：${names.join('、')}${lacking.length > maxNamed ? '等' : ''}`;
}

/** The 考籍 of the majors of a batch. */
async function candidatesOf(db: Database, planId: string): Promise<Candidate[]> {
  return db
    .select({
      ...{ studentId: student.id, studentMajorId: studentMajor.id },
      ...{ examineeNo: studentMajor.examineeNo, name: student.name },
    })
    .from(studentMajor)
    .innerJoin(student, eq(student.id, studentMajor.studentId))
    .innerJoin(
      thesisPlanMajor,
      and(eq(thesisPlanMajor.majorId, studentMajor.majorId), eq(thesisPlanMajor.planId, planId)),
    )
    .where(eq(studentMajor.status, 'NORMAL'))
    .orderBy(asc(studentMajor.examineeNo));
}

/** The 考籍 that were typed; one of another major is left out with its reason. */
async function typedCandidates(db: Database, planId: string, typed: readonly string[]) {
  const found: Candidate[] = [];
  for (const examineeNo of new Set(typed.map((text) => text.trim())))
    found.push({ ...(await findExaminee(db, examineeNo)), examineeNo });
  const ofPlan = await db
    .select({ id: studentMajor.id })
    .from(studentMajor)
    .innerJoin(
      thesisPlanMajor,
      and(eq(thesisPlanMajor.majorId, studentMajor.majorId), eq(thesisPlanMajor.planId, planId)),
    )
    .where(
      inArray(
        studentMajor.id,
        found.map(({ studentMajorId }) => studentMajorId),
      ),
    );
  const ids = new Set(ofPlan.map(({ id }) => id));
  return { found, isOfPlan: ({ studentMajorId }: Candidate) => ids.has(studentMajorId) };
}

/** Begins the thesis of one student, in a transaction that has looked again; returns the reason against it, or null. */
function enrolOne(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  candidate: Candidate,
  { id: planId, name: planName }: typeof thesisPlan.$inferSelect,
  by: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { studentId, studentMajorId } = candidate;
    await lockStudent(tx, studentId);
    const reason = await reasonAgainst(tx, candidate, { planId, now });
    if (reason !== null) return reason;
    const id = random.id();
    await tx.insert(studentPlan).values({ id, studentId, studentMajorId, planId });
    await beginThesis(tx, { studentId, studentPlanId: id, now });
    await notifyStudent(tx, {
      ...{ studentId, at: now, category: 'THESIS', publisher: by, title: `你已参加${planName}` },
      lines: ['请先阅读《论文管理规定》并确认，再在选题时间内选定题目。'],
      actionPath: rulePath(planId, 'MANAGE'),
      actionText: '阅读规定',
    });
    return null;
  });
}

/**
 * Puts students into a batch: those who were typed, or all of its majors. Each is a transaction of its own, so that one who cannot
 * take part keeps nobody else out. Rejects with DomainProblem for a batch that is over, or a number that is none.
 */
export async function enrol(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  { batch, typed, by }: { readonly batch: string; readonly typed: readonly string[]; readonly by: string },
): Promise<Enrolled> {
  const { db, clock } = deps;
  const plan = await findPlan(db, batch);
  if (plan.status !== 'ACTIVE') throw new DomainProblem(`批次 ${plan.name} 已经结束`);
  const named = typed.length === 0 ? null : await typedCandidates(db, plan.id, typed);
  const enrolled: Candidate[] = [];
  const leftOut: (Candidate & { reason: string })[] = [];
  for (const candidate of named?.found ?? (await candidatesOf(db, plan.id))) {
    const reason =
      named !== null && !named.isOfPlan(candidate)
        ? '专业不在本批次'
        : await enrolOne(deps, candidate, plan, by);
    if (reason === null) enrolled.push(candidate);
    else leftOut.push({ ...candidate, reason });
  }
  if (enrolled.length > 0)
    await recordStaffAction(
      db,
      { bizType: 'THESIS_PLAN', bizId: plan.id, action: 'ENROL', opinion: `${enrolled.length} 人` },
      { by, now: clock.now() },
    );
  return { enrolled, leftOut };
}
