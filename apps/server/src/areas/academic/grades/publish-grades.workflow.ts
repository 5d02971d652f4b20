import { momentWords } from '@qianwei/api/time/words';
import { and, eq, gt } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { grade } from '../../../db/schema/academic.ts';
import { DomainProblem } from '../../../problems.ts';
import { formatDateTime } from '../../../time.ts';
import { lockPeriod } from '../shared/lock-period.ts';

/**
 * Sets when students see the results of a period that they do not see yet; `at` null: now. Says how many. Throws
 * DomainProblem when there are none.
 */
export async function publishGrades(
  db: Database,
  { periodName, at, by }: { periodName: string; at: Date | null; by: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const period = await lockPeriod(tx, periodName);
    const publishTime = at ?? now;
    const rows = await tx
      .update(grade)
      .set({ publishTime })
      .where(and(eq(grade.periodId, period.id), gt(grade.publishTime, now)))
      .returning({ id: grade.id });
    if (rows.length === 0) throw new DomainProblem(`${period.name}没有待公布的成绩`);
    const opinion = `${rows.length} 条，${formatDateTime(publishTime)}`;
    await recordStaffAction(
      tx,
      { bizType: 'GRADE', bizId: period.id, action: 'PUBLISH', opinion },
      { by, now },
    );
    const late =
      publishTime < period.reviewEnd
        ? ''
        : `。注意：复核申请 ${momentWords(period.reviewEnd.getTime(), 'end')} 截止，早于公布时间`;
    return `${period.name} ${rows.length} 条成绩于 ${momentWords(publishTime.getTime())} 公布${late}`;
  });
}
