import type { AreaDemo } from '../../demo/area-demo.ts';
import { loadAttempts } from './demo/load-attempts.ts';
import { loadQuestions } from './demo/load-questions.ts';
import { loadRunningAttempt } from './demo/load-running-attempt.ts';
import { loadTests } from './demo/load-tests.ts';

/** Question banks, tests, batches with who is signed up, attempts that are over, and the one that runs. */
export const loadExamDemo: AreaDemo = async (db, people, calendar, { now, content }) => {
  const questions = await loadQuestions(db, content);
  const tests = await loadTests(db, people, calendar);
  const world = { people, tests, questions, now };
  await loadAttempts(db, world);
  await loadRunningAttempt(db, world);
};
