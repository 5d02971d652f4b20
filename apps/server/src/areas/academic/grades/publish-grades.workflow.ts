import { momentWords } from '@qianwei/api/time/words';
import { and, eq, gt } from 'drizzle-orm';
import { recordStaffAction } from '../../../audit/audit.ts';
import type { Database } from '../../../db/database.ts';
import { grade } from '../../../db/schema/academic.ts';
import { examPeriod } from '../../../db/schema/schedule.ts';
import { DomainProblem } from '../../../problems.ts';
import { hasExamsToCome, type PeriodRow } from '../../../studies/periods.ts';
import { formatDateTime } from '../../../time.ts';
import { lockPeriod } from '../shared/lock-period.ts';
import { keepPeriodWindows } from '../shared/period-windows.ts';
import { scoresAreOut } from '../shared/published-scores.ts';
import { earliestReviewEnd, laterOf, movedReviewEnd } from '../shared/review-end.ts';

/**
 * The dates of the period as they follow: its scores come out with these, and reviews end as many days later or earlier.
 * When some are out already, these are late: the date stays, and reviews stay open long enough for them, too.
 */
function movedDates(period: PeriodRow, publishTime: Date, isLate: boolean) {
  if (!isLate) return { scorePublish: publishTime, reviewEnd: movedReviewEnd(period, publishTime) };
  const { scorePublish, reviewEnd } = period;
  return { scorePublish, reviewEnd: laterOf(reviewEnd, earliestReviewEnd(publishTime)) };
}

/**
 * Sets when students see the results of a period that they do not see yet; `at` null: now. The dates of the period follow,
 * and with them whatever depends on them. Says how many. Throws DomainProblem when there are none, before the exams are
 * over, and for a moment that is over.
 */
export async function publishGrades(
  db: Database,
  { periodName, at, by }: { periodName: string; at: Date | null; by: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const period = await lockPeriod(tx, periodName);
    const publishTime = at ?? now;
    if (publishTime < now) throw new DomainProblem('--at 已过；不写 --at 即立即公布');
    if (hasExamsToCome(period, publishTime))
      throw new DomainProblem(`${period.name}的考试到那时还没有结束，成绩不能公布`);
    const isLate = await scoresAreOut(tx, period, now);
    const rows = await tx
      .update(grade)
      .set({ publishTime })
      .where(and(eq(grade.periodId, period.id), gt(grade.publishTime, now)))
      .returning({ id: grade.id });
    if (rows.length === 0) throw new DomainProblem(`${period.name}没有待公布的成绩`);
    const dates = movedDates(period, publishTime, isLate);
    await tx.update(examPeriod).set(dates).where(eq(examPeriod.id, period.id));
    await keepPeriodWindows(tx, { ...period, ...dates });
    const opinion = `${rows.length} 条，${formatDateTime(publishTime)}；复核截止 ${formatDateTime(dates.reviewEnd)}`;
    await recordStaffAction(
      tx,
      { bizType: 'GRADE', bizId: period.id, action: 'PUBLISH', opinion },
      { by, now },
    );
    const [out, end] = [momentWords(publishTime.getTime()), momentWords(dates.reviewEnd.getTime(), 'end')];
    return `${period.name} ${rows.length} 条成绩于 ${out} 公布，复核申请 ${end} 截止`;
  });
}
