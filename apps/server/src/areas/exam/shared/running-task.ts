import { testTitle } from '@qianwei/api/contract/exam/test-title';
import type { Database } from '../../../db/database.ts';
import type { test } from '../../../db/schema/exam.ts';
import { taskPriorities } from '../../../db/schema/schedule.ts';
import { closeTask, openTask } from '../../../student/tasks.ts';
import { formatDateTime } from '../../../time.ts';

/** The code of the task of a running attempt. */
export const runningCode = 'TEST_RUNNING';

/** What home says about a running attempt. */
export interface RunningTask {
  readonly studentId: string;
  readonly testRecordId: string;
  readonly courseName: string;
  readonly test: Pick<typeof test.$inferSelect, 'name' | 'type'>;
  /** Where it is answered. */
  readonly path: string;
  readonly endTime: Date;
  /** What is saved already; none for an attempt that begins. */
  readonly saved?: SavedAnswers;
}

/** How far an attempt has come: numbers of its answer sheet. */
interface SavedAnswers {
  readonly answered: number;
  readonly total: number;
  /** When the last answer was saved. */
  readonly at: Date;
}

const timeOf = (date: Date) => formatDateTime(date).slice(11);

function descriptionOf({ endTime, saved }: Pick<RunningTask, 'endTime' | 'saved'>): string {
  if (saved === undefined) return `到 ${timeOf(endTime)} 自动交卷，已保存的答案不会丢失。`;
  const { answered, total, at } = saved;
  return `已答 ${answered} 题，共 ${total} 题。答案已保存 ${timeOf(at)}，到 ${timeOf(endTime)} 自动交卷。`;
}

/** Puts the attempt first among the student's next steps, until its end. */
export async function openRunningTask(db: Database, task: RunningTask): Promise<void> {
  const { name: testName, type } = task.test;
  const name = testTitle({ name: testName, courseName: task.courseName });
  await openTask(db, {
    studentId: task.studentId,
    code: runningCode,
    bizId: task.testRecordId,
    reason: '进行中的测验，计时没有停',
    title: name,
    desc: descriptionOf(task),
    path: task.path,
    actionText: '继续作答',
    deadlineTitle: `${name}交卷`,
    deadline: task.endTime,
    priority: taskPriorities.running,
    menuPath: type === 'PRACTICE' || type === 'CERTIFICATE' ? '/exam/practice/assessment' : '/course/list',
    badge: false,
  });
}

/** Closes the duty of an attempt that ended without a submission. */
export async function closeRunningTask(
  db: Database,
  attempt: { readonly id: string; readonly studentId: string },
): Promise<void> {
  await closeTask(db, { studentId: attempt.studentId, code: runningCode, bizId: attempt.id });
}
