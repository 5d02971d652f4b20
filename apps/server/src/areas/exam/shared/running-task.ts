import { isAssessment, testNoun, testTitle } from '@qianwei/api/contract/exam/test-title';
import type { Database } from '../../../db/database.ts';
import type { test } from '../../../db/schema/exam.ts';
import { taskPriorities } from '../../../db/schema/schedule.ts';
import { closeTask, openTask } from '../../../student/tasks.ts';

/** The code of the task of a running attempt. */
export const runningCode = 'TEST_RUNNING';

/** Running attempt, as home shows it. */
export interface RunningTask {
  readonly studentId: string;
  readonly testRecordId: string;
  readonly courseName: string;
  readonly test: Pick<typeof test.$inferSelect, 'id' | 'courseId' | 'name' | 'type' | 'maxTry'>;
  /** Page on which it is answered. */
  readonly path: string;
  /** The page of the test, with its rules. */
  readonly testPath: string;
  readonly endTime: Date;
  /** Which try this is, from 1. */
  readonly tryNo: number;
  /** The highest score so far; null before the first. */
  readonly best: number | null;
}

/** 第 2 次，共 2 次，取最高分；目前最高 78 分. */
function triesOf({ tryNo, best, test: { maxTry } }: Pick<RunningTask, 'tryNo' | 'best' | 'test'>): string {
  const all = maxTry === 0 ? '次数不限' : `共 ${maxTry} 次`;
  return `第 ${tryNo} 次，${all}，取最高分${best === null ? '' : `；目前最高 ${best} 分`}`;
}

/** Puts the attempt first among the student's next steps, until its end. */
export async function openRunningTask(db: Database, task: RunningTask): Promise<void> {
  const { name: testName, type } = task.test;
  const name = testTitle({ name: testName, courseName: task.courseName });
  await openTask(db, {
    studentId: task.studentId,
    code: runningCode,
    bizId: task.testRecordId,
    reason: `进行中的${testNoun(type)}，计时没有停`,
    title: name,
    desc: '已保存的答案都算数，可以接着作答。',
    note: triesOf(task),
    path: task.path,
    actionText: '继续作答',
    moreText: `查看${testNoun(type)}规则`,
    morePath: task.testPath,
    deadlineTitle: `${name}自动交卷`,
    deadline: task.endTime,
    occasion: 'SUBMIT',
    priority: taskPriorities.running,
    menuPath: isAssessment(type) ? '/exam/practice/assessment' : '/course/list',
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
