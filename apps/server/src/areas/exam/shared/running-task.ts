import { testTitle } from '@qianwei/api/contract/test-title';
import type { Database } from '../../../db/database.ts';
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
  readonly testName: string;
  readonly path: string;
  /** The menu entry that carries it. */
  readonly menuPath: string;
  readonly endTime: Date;
}

/** Puts the attempt first among the student's next steps, until its end. */
export async function openRunningTask(db: Database, task: RunningTask): Promise<void> {
  const name = testTitle({ name: task.testName, courseName: task.courseName });
  await openTask(db, {
    studentId: task.studentId,
    code: runningCode,
    bizId: task.testRecordId,
    reason: '进行中的测验，计时没有停',
    title: name,
    desc: `到 ${formatDateTime(task.endTime).slice(11)} 自动交卷，已保存的答案不会丢失。`,
    path: task.path,
    actionText: '继续作答',
    deadlineTitle: `${name}交卷`,
    deadline: task.endTime,
    priority: taskPriorities.running,
    menuPath: task.menuPath,
    badge: false,
  });
}

/** The attempt is over, though it was not handed in. */
export async function closeRunningTask(
  db: Database,
  attempt: { readonly id: string; readonly studentId: string },
): Promise<void> {
  await closeTask(db, { studentId: attempt.studentId, code: runningCode, bizId: attempt.id });
}
