import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { businessWindow } from '../../../db/schema/schedule.ts';
import { openWindow } from '../../../institution/open-window.ts';
import type { PeriodRow } from '../../../studies/periods.ts';

/** Windows of a period among the deadlines of home. */
const windowsOf = ({ name, applyStart, applyEnd, scorePublish, reviewEnd }: PeriodRow) =>
  [
    {
      code: 'EXAM_APPLY',
      startTime: applyStart,
      endTime: applyEnd,
      deadlineTitle: `${name}课程报考截止`,
      path: '/academic/exam/plan',
    },
    {
      code: 'GRADE_REVIEW',
      startTime: scorePublish,
      endTime: reviewEnd,
      deadlineTitle: `${name}成绩复核申请截止`,
      path: '/academic/gradeSearch',
    },
  ] as const;

/** Brings the windows of a period to its dates, after these were written. A first one of its kind is for all students. */
export async function keepPeriodWindows(tx: Database, period: PeriodRow): Promise<void> {
  for (const window of windowsOf(period)) {
    const { code, startTime, endTime } = window;
    const changed = await tx
      .update(businessWindow)
      .set({ startTime, endTime })
      .where(and(eq(businessWindow.code, code), eq(businessWindow.name, period.name)))
      .returning({ id: businessWindow.id });
    if (changed.length === 0) await openWindow(tx, { ...window, name: period.name });
  }
}
