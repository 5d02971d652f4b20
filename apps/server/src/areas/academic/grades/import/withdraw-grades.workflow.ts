import { and, desc, eq } from 'drizzle-orm';
import { recordStaffAction } from '../../../../audit/audit.ts';
import { among } from '../../../../db/among.ts';
import type { Database } from '../../../../db/database.ts';
import { grade, gradeReview } from '../../../../db/schema/academic.ts';
import { auditLog } from '../../../../db/schema/operation.ts';
import { examPeriod } from '../../../../db/schema/schedule.ts';
import { DomainProblem } from '../../../../problems.ts';
import { lockPeriod } from '../../shared/lock-period.ts';

/** How many imports, or reviews in the way, are named. */
const maxNamed = 5;

/** Request to take an import back. */
export interface GradeWithdrawal {
  /** The number that the import said, such as CJ20270513-000123. */
  readonly importNo: string;
  /** Results that students see already are meant, too. */
  readonly confirmed: boolean;
  /** Kept in the audit: never personal data. */
  readonly reason: string;
  readonly by: string;
}

async function unknownImport(tx: Database, importNo: string): Promise<DomainProblem> {
  const last = await tx
    .select({ no: auditLog.node })
    .from(auditLog)
    .where(and(eq(auditLog.bizType, 'GRADE'), eq(auditLog.action, 'IMPORT')))
    .orderBy(desc(auditLog.time))
    .limit(maxNamed);
  const named = last.map(({ no }) => no).filter((no) => no !== '');
  return new DomainProblem(
    `没有导入号为 ${importNo || '（空）'} 的成绩，或已全部撤回、被后来的导入替换；最近的导入号有 ${named.join('、') || '（无）'}`,
  );
}

/** Throws DomainProblem for an import some of whose results are under review or have been reviewed. */
async function requireUnreviewed(tx: Database, gradeIds: readonly string[]): Promise<void> {
  const reviews = await tx
    .select({ receiptNo: gradeReview.receiptNo })
    .from(gradeReview)
    .where(among(gradeReview.gradeId, gradeIds));
  if (reviews.length === 0) return;
  const named = reviews.slice(0, maxNamed).map(({ receiptNo }) => receiptNo);
  throw new DomainProblem(
    `没有撤回：其中 ${reviews.length} 条已有复核申请（${named.join('、')}${reviews.length > maxNamed ? ' 等' : ''}），请用 reviews:decide 更正这些成绩`,
  );
}

/**
 * Takes the results of one import back, all of them: they are gone for students, too, and can be imported again, into the
 * right period. What the import left unchanged or a later one replaced is not among them. Says what was done. Rejects with
 * DomainProblem when there are none, when some were reviewed, and when some are published and that is not confirmed.
 */
export async function withdrawGrades(db: Database, request: GradeWithdrawal, now: Date): Promise<string> {
  const { importNo, confirmed, reason, by } = request;
  return db.transaction(async (tx) => {
    const ofImport = and(eq(grade.importNo, importNo), eq(grade.gradeType, 'EXAM'));
    const [first] = importNo === '' ? [] : await tx.select().from(grade).where(ofImport).limit(1);
    if (first?.periodId == null) throw await unknownImport(tx, importNo);
    const [found] = await tx.select().from(examPeriod).where(eq(examPeriod.id, first.periodId));
    // Imports and publications of the period wait.
    const period = await lockPeriod(tx, found?.name ?? '');
    const rows = await tx
      .select({ id: grade.id, publishTime: grade.publishTime })
      .from(grade)
      .where(ofImport)
      .for('update');
    const published = rows.filter(({ publishTime }) => publishTime <= now).length;
    await requireUnreviewed(
      tx,
      rows.map(({ id }) => id),
    );
    if (published > 0 && !confirmed)
      throw new DomainProblem(
        `没有撤回：${period.name}这次导入的 ${rows.length} 条成绩里有 ${published} 条已公布，考生已经看到；确认撤回请加 --confirm`,
      );
    await tx.delete(grade).where(ofImport);
    const opinion = `撤回 ${rows.length} 条，其中已公布 ${published} 条：${reason}`;
    await recordStaffAction(
      tx,
      { bizType: 'GRADE', bizId: period.id, action: 'WITHDRAW', node: importNo, opinion },
      { by, now },
    );
    return `${period.name}的导入 ${importNo} 已撤回：${rows.length} 条成绩，其中已公布 ${published} 条。可以重新导入`;
  });
}
