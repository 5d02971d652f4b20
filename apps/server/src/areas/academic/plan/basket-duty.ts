import { halfDayWords } from '@qianwei/api/time/words';
import type { Database } from '../../../db/database.ts';
import { taskPriorities } from '../../../db/schema/schedule.ts';
import { closeTask, openTask } from '../../../student/tasks.ts';
import type { OfferedCourse } from '../../../studies/period-plan.ts';
import type { PeriodRow } from '../../../studies/periods.ts';
import type { StudyRecord } from '../../../studies/record.ts';

/** Courses of a basket of which one can be taken. */
interface Clash {
  readonly reason: 'HALF_DAY' | 'ELECTIVE';
  readonly courses: readonly { readonly courseCode: string; readonly course: OfferedCourse }[];
}

/** `02324 与 13180 同在 1月9日下午`, `13017 与 04751 同属一个选考组`. */
export function clashWords({ reason, courses }: Clash): string {
  const codes = courses.map(({ courseCode }) => courseCode).join(' 与 ');
  const [first] = courses;
  if (reason === 'ELECTIVE' || first === undefined) return `${codes} 同属一个选考组`;
  return `${codes} 同在 ${halfDayWords(first.course.session)}`;
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
  const places = clashes.map(clashWords);
  const noun = clashes.every(({ reason }) => reason === 'HALF_DAY') ? '时段冲突' : '冲突';
  await openTask(tx, {
    ...key,
    studentMajorId,
    reason: '报考窗口内还没有办完',
    title: `调整报考篮里的 ${clashes.length} 处${noun}`,
    desc: places.join('；'),
    path: '/academic/exam/plan',
    actionText: '去调整',
    deadline: period.applyEnd,
    priority: taskPriorities.openWindow,
    menuPath: '/academic/exam/plan',
  });
}
