import { beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp } from './test-app.ts';
import { beginAttempt, type HeldAttempt } from './test-attempt.ts';
import { addExamWithBank, examClock } from './test-exam.ts';
import type { TestDatabase } from './test-folder.ts';
import { addStudent, type TestStudent } from './test-student.ts';

/** The test's row and its bank, as for `addExamWithBank`. */
type ExamOptions = Parameters<typeof addExamWithBank> extends [unknown, ...infer Options] ? Options : never;

/** Tools of a suite on attempts, inside hooks and tests. */
export interface ExamSuite {
  /** The suite's app; its clock stands still. */
  app(): TestApp;
  /** A new student for each test, whose session never ends. */
  me(): TestStudent;
  /** Begins this student's attempt at a new test of `addExamWithBank`, in the first browser. */
  begin(...exam: ExamOptions): Promise<HeldAttempt & { readonly testId: string }>;
  /** Moves the clock on, for the rest of the suite. */
  wait(milliseconds: number): void;
}

/** Sets up a suite on attempts; called in its body, before its own hooks. `open` is what `onPostgres` and `eachDatabase` pass. */
export function examSuite(open: () => TestDatabase): ExamSuite {
  let app: TestApp;
  let me: TestStudent;
  let offset = 0;
  beforeAll(async () => {
    app = await createTestApp({ database: open(), clock: examClock() });
  });
  beforeEach(async () => {
    me = await addStudent(app.deps, { expiresAt: new Date('2100-01-01') });
  });
  return {
    app: () => app,
    me: () => me,
    async begin(...exam) {
      const { testId } = await addExamWithBank(app.deps, ...exam);
      return { testId, ...(await beginAttempt(app, me.token, testId)) };
    },
    wait(milliseconds) {
      offset += milliseconds;
      app.clock.setOffset(offset);
    },
  };
}
