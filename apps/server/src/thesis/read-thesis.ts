import type { ThesisKind } from '@qianwei/api/contract/academic/exam-period';
import type { RuleType, ThesisStage } from '@qianwei/api/contract/thesis/stage';
import type { Day } from '@qianwei/api/time/moment';
import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lockStudent } from '../db/lock-owner.ts';
import { planCourse } from '../db/schema/academic.ts';
import { course } from '../db/schema/course.ts';
import { major } from '../db/schema/institution.ts';
import { studentMajor } from '../db/schema/student.ts';
import {
  advisor,
  studentPlan,
  thesisPlan,
  thesisRound,
  thesisStageRow,
  thesisWindow,
} from '../db/schema/thesis.ts';
import { defenceAppointment, defenceSlot } from '../db/schema/thesis-judging.ts';
import { ruleRead } from '../db/schema/thesis-text.ts';
import { notFound } from '../http/refusal.ts';
import { rulesInForce } from './rule-in-force.ts';

/** The state of a stage as it is stored. */
type StoredStage = typeof thesisStageRow.$inferSelect;

/** A rule of a batch in its newest version, and its last reading by the student. */
export interface ReadRule {
  readonly type: RuleType;
  readonly version: string;
  readonly effectiveDate: Day;
  /** The reading of the newest version; null before. */
  readonly readAt: Date | null;
  /** The reading of an earlier version; null without one. */
  readBefore: { readonly version: string; readonly readAt: Date } | null;
}

/** A thesis in one round, with all that its stages depend on, read at one moment. */
export interface Thesis {
  readonly now: Date;
  readonly row: typeof studentPlan.$inferSelect;
  readonly plan: typeof thesisPlan.$inferSelect;
  readonly major: typeof major.$inferSelect;
  readonly record: typeof studentMajor.$inferSelect;
  /** As the plan of the major calls it. */
  readonly thesisKind: ThesisKind;
  /** Null before a topic is passed. */
  readonly advisor: typeof advisor.$inferSelect | null;
  readonly roundNo: number;
  /** The last round that there is. */
  readonly lastRound: number;
  /** Until when the last 复检 is handed in; null without one. */
  readonly retestUntil: Date | null;
  readonly stages: ReadonlyMap<ThesisStage, StoredStage>;
  readonly windows: ReadonlyMap<
    ThesisStage,
    { readonly startTime: Date | null; readonly endTime: Date | null }
  >;
  readonly rules: ReadonlyMap<RuleType, ReadRule>;
  /** The session of the defence that is booked in this round; null without one. */
  readonly defence:
    | (Pick<typeof defenceSlot.$inferSelect, 'mode' | 'startTime' | 'endTime' | 'site'> &
        Pick<typeof defenceAppointment.$inferSelect, 'groupNo' | 'orderNo'>)
    | null;
}

/** Choice of a round: the first, or the last 复检. */
export interface RoundChoice {
  readonly retest?: boolean;
}

async function kindsOf(db: Database, planVersionIds: readonly string[]): Promise<Map<string, ThesisKind>> {
  const rows = await db
    .select({ planVersionId: planCourse.planVersionId, kind: course.thesisKind })
    .from(planCourse)
    .innerJoin(course, eq(course.id, planCourse.courseId))
    .where(and(inArray(planCourse.planVersionId, [...planVersionIds]), isNotNull(course.thesisKind)));
  return new Map(rows.flatMap(({ planVersionId, kind }) => (kind === null ? [] : [[planVersionId, kind]])));
}

/** The last round of each thesis. */
const lastRounds = (db: Database, ids: readonly string[]) =>
  db
    .selectDistinctOn([thesisRound.studentPlanId])
    .from(thesisRound)
    .where(inArray(thesisRound.studentPlanId, [...ids]))
    .orderBy(thesisRound.studentPlanId, desc(thesisRound.roundNo));

/** The sessions of the defence that are booked, by thesis and round. */
const appointmentsOf = (db: Database, ids: readonly string[]) =>
  db
    .select({
      studentPlanId: defenceAppointment.studentPlanId,
      roundNo: defenceAppointment.roundNo,
      slot: {
        mode: defenceSlot.mode,
        startTime: defenceSlot.startTime,
        endTime: defenceSlot.endTime,
        site: defenceSlot.site,
        groupNo: defenceAppointment.groupNo,
        orderNo: defenceAppointment.orderNo,
      },
    })
    .from(defenceAppointment)
    .innerJoin(defenceSlot, eq(defenceSlot.id, defenceAppointment.slotId))
    .where(
      and(inArray(defenceAppointment.studentPlanId, [...ids]), ne(defenceAppointment.status, 'CANCELLED')),
    );

function readsOf(db: Database, studentId: string, planIds: readonly string[]) {
  return db
    .select()
    .from(ruleRead)
    .where(and(eq(ruleRead.studentId, studentId), inArray(ruleRead.planId, [...planIds])))
    .orderBy(asc(ruleRead.readAt));
}

type ReadingRow = typeof ruleRead.$inferSelect;

/** A rule in force with what the student has read of it; `reads` are those of the batch, the oldest first. */
function readRuleOf(
  { type, version, effectiveDate }: Pick<ReadRule, 'type' | 'version' | 'effectiveDate'>,
  reads: readonly ReadingRow[],
): ReadRule {
  const ofType = reads.filter((read) => read.type === type);
  const before = ofType.findLast((read) => read.version !== version);
  return {
    ...{ type, version, effectiveDate },
    readAt: ofType.find((read) => read.version === version)?.readAt ?? null,
    readBefore: before === undefined ? null : { version: before.version, readAt: before.readAt },
  };
}

/** Theses of a student with their batches, the newest first. */
const findHeads = (db: Database, studentId: string, where: SQL | undefined) =>
  db
    .select({ row: studentPlan, plan: thesisPlan, major, record: studentMajor, advisor })
    .from(studentPlan)
    .innerJoin(thesisPlan, eq(thesisPlan.id, studentPlan.planId))
    .innerJoin(studentMajor, eq(studentMajor.id, studentPlan.studentMajorId))
    .innerJoin(major, eq(major.id, studentMajor.majorId))
    .leftJoin(advisor, eq(advisor.id, studentPlan.advisorId))
    .where(and(eq(studentPlan.studentId, studentId), where))
    .orderBy(desc(thesisPlan.startTime), asc(studentPlan.id));

async function readTheses(
  db: Database,
  studentId: string,
  { where, now, retest = false }: RoundChoice & { readonly where?: SQL; readonly now: Date },
): Promise<Thesis[]> {
  const heads = await findHeads(db, studentId, where);
  if (heads.length === 0) return [];
  const ids = heads.map(({ row }) => row.id);
  const planIds = [...new Set(heads.map(({ plan }) => plan.id))];
  const [kinds, rounds, stages, windows, rules, reads, appointments] = await Promise.all([
    kindsOf(db, [...new Set(heads.map(({ record }) => record.planVersionId))]),
    lastRounds(db, ids),
    db.select().from(thesisStageRow).where(inArray(thesisStageRow.studentPlanId, ids)),
    db.select().from(thesisWindow).where(inArray(thesisWindow.planId, planIds)),
    rulesInForce(db, planIds, now),
    readsOf(db, studentId, planIds),
    appointmentsOf(db, ids),
  ]);
  return heads.map((head) => {
    const { row, plan, record } = head;
    const last = rounds.find(({ studentPlanId }) => studentPlanId === row.id);
    const lastRound = last?.roundNo ?? 1;
    const roundNo = retest ? lastRound : 1;
    const ofPlan = ({ planId }: { readonly planId: string }) => planId === plan.id;
    const ofRound = (of: { readonly studentPlanId: string; readonly roundNo: number }) =>
      of.studentPlanId === row.id && of.roundNo === roundNo;
    const ownReads = reads.filter(ofPlan);
    return {
      ...head,
      ...{ now, roundNo, lastRound },
      retestUntil: lastRound > 1 ? (last?.deadline ?? null) : null,
      defence: appointments.find(ofRound)?.slot ?? null,
      thesisKind: kinds.get(record.planVersionId) ?? 'PAPER',
      stages: new Map(stages.filter(ofRound).map((stage) => [stage.code, stage])),
      windows: new Map(windows.filter(ofPlan).map(({ stage, ...window }) => [stage, window])),
      rules: new Map(rules.filter(ofPlan).map((rule) => [rule.type, readRuleOf(rule, ownReads)])),
    };
  });
}

/** Every thesis of a student in its first round, the newest batch first. */
export const listTheses = (db: Database, studentId: string, now: Date): Promise<Thesis[]> =>
  readTheses(db, studentId, { now });

/** A thesis of the student. Throws 1050005 for any other id, and with `retest` for one that has no 复检. */
export async function findThesis(
  db: Database,
  studentId: string,
  studentPlanId: string,
  { now, retest = false }: RoundChoice & { readonly now: Date },
): Promise<Thesis> {
  const [thesis] = await readTheses(db, studentId, { where: eq(studentPlan.id, studentPlanId), now, retest });
  if (thesis === undefined || (retest && thesis.lastRound < 2)) throw notFound();
  return thesis;
}

/** The thesis of the student in a batch. Throws 1050005 for a batch in which there is none. */
export async function findThesisOfPlan(
  db: Database,
  studentId: string,
  planId: string,
  now: Date,
): Promise<Thesis> {
  const [thesis] = await readTheses(db, studentId, { where: eq(studentPlan.planId, planId), now });
  if (thesis === undefined) throw notFound();
  return thesis;
}

/** As `findThesis`, with the student locked until the transaction ends: everything that changes a thesis begins with it. */
export async function lockThesis(
  tx: Database,
  studentId: string,
  studentPlanId: string,
  choice: RoundChoice & { readonly now: Date },
): Promise<Thesis> {
  await lockStudent(tx, studentId);
  return findThesis(tx, studentId, studentPlanId, choice);
}
