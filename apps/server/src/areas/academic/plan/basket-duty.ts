import { halfDayWords } from '@qianwei/api/time/words';
import type { Database } from '../../../db/database.ts';
import { taskPriorities } from '../../../db/schema/schedule.ts';
import { closeTask, openTask } from '../../../student/tasks.ts';
import type { OfferedCourse } from '../../../studies/period-plan.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import type { StudyRecord } from '../../../studies/record.ts';

/** Courses of a basket that stand in one half-day. */
interface Clash {
  readonly courses: readonly { readonly courseCode: string; readonly course: OfferedCourse }[];
}

/** The duty to resolve the clashes of a basket: written, changed or closed with the basket, in its transaction. */
export async function keepBasketDuty(
  tx: Database,
  { studentId, studentMajorId }: StudyRecord,
  period: PeriodRow,
  clashes: readonly Clash[],
): Promise<void> {
  const key = { studentId, code: 'APPLY_CLASH', bizId: period.id };
  await closeTask(tx, key);
  if (clashes.length === 0) return;
  const places = clashes.map(
    ({ courses }) =>
      `${courses.map(({ courseCode }) => courseCode).join(' 与 ')} 同在 ${courses[0] === undefined ? '' : halfDayWords(courses[0].course.session)}`,
  );
  await openTask(tx, {
    ...key,
    studentMajorId,
    reason: '报考窗口内还没有办完',
    title: `调整报考篮里的 ${clashes.length} 处时段冲突`,
    desc: places.join('；'),
    path: '/academic/exam/plan',
    actionText: '去调整',
    deadline: period.applyEnd,
    priority: taskPriorities.openWindow,
    menuPath: '/academic/exam/plan',
  });
}
