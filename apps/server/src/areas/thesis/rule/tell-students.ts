import type { RuleType } from '@qianwei/api/contract/thesis/stage';
import { and, asc, countDistinct, eq } from 'drizzle-orm';
import { isCollision, isHeldUp } from '../../../db/collisions.ts';
import type { Database } from '../../../db/database.ts';
import { studentPlan } from '../../../db/schema/thesis.ts';
import { ruleRead } from '../../../db/schema/thesis-text.ts';
import type { Deps } from '../../../deps.ts';
import { notifyOnce, type PersonalNotice, withdrawNotice } from '../../../student/personal-notice.ts';
import { settleThesis } from '../../../thesis/move-stage.ts';
import { lockThesis, type ReadRule, type Thesis } from '../../../thesis/read-thesis.ts';
import { rulePath } from '../../../thesis/thesis-paths.ts';
import { readChange } from '../shared/placed-change.ts';
import type { RuleVersion, Withdrawn } from './publish-rule.ts';

/** Numbers of students after a rule has changed. */
export interface Told {
  /** Those with a notice about it. */
  readonly told: number;
  /** Of them, those who had read another version and not the one in force. */
  readonly mustReadAgain: number;
  /** Those whose record was in use all the time: running the command again tells them. */
  readonly missed: number;
}

const isOngoing = (planId: string) => and(eq(studentPlan.planId, planId), eq(studentPlan.overall, 'ONGOING'));

/** Counts the students of a batch whose thesis goes on, and those among them who have read the rule in any version. */
export async function countReaders(
  db: Database,
  planId: string,
  type: RuleType,
): Promise<Pick<Told, 'told' | 'mustReadAgain'>> {
  const [ongoing] = await db
    .select({ all: countDistinct(studentPlan.studentId), readers: countDistinct(ruleRead.studentId) })
    .from(studentPlan)
    .leftJoin(
      ruleRead,
      and(
        eq(ruleRead.studentId, studentPlan.studentId),
        eq(ruleRead.planId, studentPlan.planId),
        eq(ruleRead.type, type),
      ),
    )
    .where(isOngoing(planId));
  return { told: ongoing?.all ?? 0, mustReadAgain: ongoing?.readers ?? 0 };
}

/** The theses of a batch that go on, by student. */
async function ongoingTheses(db: Database, planId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ id: studentPlan.id, studentId: studentPlan.studentId })
    .from(studentPlan)
    .where(isOngoing(planId))
    .orderBy(asc(studentPlan.studentId), asc(studentPlan.id));
  const byStudent = new Map<string, string[]>();
  for (const { id, studentId } of rows) byStudent.set(studentId, [...(byStudent.get(studentId) ?? []), id]);
  return byStudent;
}

/** Notice about a change of a rule: written once for its subject. */
interface RuleNews {
  readonly subject: string;
  /** Subject of the notice that it replaces. */
  readonly replaces?: string;
  readonly noticeFor: (read: ReadRule) => PersonalNotice;
}

/**
 * Tells the students of a batch whose thesis goes on about a change of a rule, and lets their duties follow from the version in force.
 * Each is a transaction of its own, so that nobody waits for the others; a repeat tells only those who were not told.
 */
async function tellStudents(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { planId, type }: RuleVersion,
  { subject, replaces, noticeFor }: RuleNews,
): Promise<Told> {
  const tell = (studentId: string, ids: readonly string[]) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const theses: Thesis[] = [];
      for (const id of ids) theses.push(await lockThesis(tx, studentId, id, { now }));
      const read = theses[0]?.rules.get(type);
      if (read === undefined) return null;
      const isTold = await notifyOnce(tx, subject, { ...noticeFor(read), studentId, at: now });
      if (!isTold) return null;
      if (replaces !== undefined) await withdrawNotice(tx, replaces, { studentId, at: now });
      for (const thesis of theses) await settleThesis(tx, thesis);
      return read;
    });
  const all = { told: 0, mustReadAgain: 0, missed: 0 };
  for (const [studentId, ids] of await ongoingTheses(db, planId)) {
    try {
      const read = await tell(studentId, ids);
      if (read === null) continue;
      all.told += 1;
      if (read.readAt === null && read.readBefore !== null) all.mustReadAgain += 1;
    } catch (error) {
      if (!isCollision(error) && !isHeldUp(error)) throw error;
      all.missed += 1;
    }
  }
  return all;
}

const publication = ({ id }: RuleVersion) => `thesis-rule:${id}`;

const toRule = ({ planId, type, publisher, title }: RuleVersion) => ({
  ...{ category: 'THESIS' as const, publisher },
  ...{ actionPath: rulePath(planId, type), actionText: `阅读${title}` },
});

/** Tells the students about a version that was published: the changes as they are worded. */
export const tellOfVersion = (deps: Pick<Deps, 'db' | 'clock'>, rule: RuleVersion): Promise<Told> =>
  tellStudents(deps, rule, {
    subject: publication(rule),
    noticeFor: ({ readBefore }) => ({
      ...toRule(rule),
      title: `《${rule.title}》已更新，请重新阅读`,
      lines: [
        `《${rule.title}》已更新为 ${rule.version}。${readBefore === null ? '办理下一步以前请阅读并确认。' : '你读过上一版，办理下一步以前请重新阅读并确认。'}`,
        ...rule.changes.map((change) => {
          const { label, text } = readChange(change);
          return label === '' ? text : `${label}：${text}`;
        }),
      ],
    }),
  });

/** Tells the students about a version that was withdrawn; the notice about its publication goes. */
export const tellOfWithdrawal = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { withdrawn, inForce }: Withdrawn,
): Promise<Told> =>
  tellStudents(deps, withdrawn, {
    subject: `${publication(withdrawn)}:withdrawn`,
    replaces: publication(withdrawn),
    noticeFor: ({ readAt }) => ({
      ...toRule(inForce),
      title: `《${withdrawn.title}》${withdrawn.version} 已撤回`,
      lines: [
        `《${withdrawn.title}》${withdrawn.version} 已撤回，${inForce.version} 继续有效。${readAt === null ? '办理下一步以前请阅读并确认。' : `你已读过 ${inForce.version}，不用再读。`}`,
      ],
    }),
  });
