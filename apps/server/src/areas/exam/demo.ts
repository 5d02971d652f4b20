import type { Database } from '../../db/database.ts';
import { taskPriorities } from '../../db/schema/schedule.ts';
import type { AreaDemo, DemoPeople } from '../../demo/area-demo.ts';
import { openTask } from '../../student/tasks.ts';
import { demoAttempts } from './demo/attempts.ts';
import { chapterAttempts } from './demo/chapter-attempts.ts';
import { assessmentOf } from './demo/demo-tests.ts';
import { loadAttempts } from './demo/load-attempts.ts';
import { loadBatchWatching } from './demo/load-batch-watching.ts';
import { loadPopAnswers } from './demo/load-pop-answers.ts';
import { loadQuestions } from './demo/load-questions.ts';
import { loadRunningAttempt } from './demo/load-running-attempt.ts';
import { loadTests } from './demo/load-tests.ts';
import type { TestRow } from './shared/eligibility/test-entry.ts';

/** 徐悦 has passed one of her two certificate courses; home offers the other one. */
async function loadCertificateDuty(
  db: Database,
  people: DemoPeople,
  tests: readonly TestRow[],
): Promise<void> {
  const loaded = people.get('徐悦');
  const waiting = tests.find(({ id }) => id === assessmentOf('90002'));
  if (loaded === undefined || waiting === undefined)
    throw new Error('The certificate test has nobody or nothing');
  await openTask(db, {
    studentId: loaded.studentId,
    studentMajorId: loaded.studentMajorId,
    code: 'CERTIFICATE_TEST',
    bizId: waiting.courseId,
    reason: '还有 1 门证书课程待测',
    title: waiting.name,
    desc: '《办公自动化应用》已合格。',
    path: `/exam/practice/assessment?testId=${waiting.id}`,
    actionText: '开始证书测评',
    priority: taskPriorities.openWindow,
    menuPath: '/exam/practice/assessment',
  });
}

/** Question banks, questions of lessons with what was answered, tests, batches with who is signed up, attempts that are over, the one that runs, and what is left to do. */
export const loadExamDemo: AreaDemo = async (db, people, calendar, { now, content, courses, progress }) => {
  const questions = await loadQuestions(db, courses, content);
  const tests = await loadTests(db, { people, questions }, calendar);
  await loadBatchWatching(db, people, progress);
  const world = { people, tests, questions, now };
  await loadAttempts(db, world, [...demoAttempts, ...chapterAttempts(progress, calendar, now)]);
  await loadPopAnswers(db, world, progress, calendar);
  await loadRunningAttempt(db, world);
  await loadCertificateDuty(db, people, tests);
};
