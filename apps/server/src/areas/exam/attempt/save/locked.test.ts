import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../../../db/postgres.ts';
import { testRecord } from '../../../../db/schema/exam.ts';
import { type FreshPostgres, freshPostgres } from '../../../../testing/fresh-postgres.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import { answerAll, beginAttempt, save, submit } from '../../../../testing/test-attempt.ts';
import { addExamWithBank } from '../../../../testing/test-exam.ts';
import { type TestDatabase, withFolder } from '../../../../testing/test-folder.ts';
import { addStudent } from '../../../../testing/test-student.ts';

// Only a database with many connections can keep one attempt locked while others are saved.
let fresh: FreshPostgres;
let database: TestDatabase;
beforeAll(async () => {
  fresh = await freshPostgres();
  database = withFolder(await openPostgres(fresh.url));
}, 120_000);
afterAll(async () => {
  await database?.close();
  await fresh?.drop();
}, 120_000);

it('an attempt that somebody has locked keeps nobody else waiting, and is saved when it is free', async () => {
  const app = await createTestApp({ database });
  const { testId } = await addExamWithBank(app.deps, {}, { objectiveOnly: true });
  const begin = async () => {
    const { token } = await addStudent(app.deps, { expiresAt: new Date('2100-01-01') });
    return beginAttempt(app, token, testId);
  };
  const locked = await begin();
  const others = [await begin(), await begin(), await begin(), await begin()];
  let late: Promise<unknown> = Promise.resolve();
  await app.deps.db.transaction(async (tx) => {
    await tx.select().from(testRecord).where(eq(testRecord.id, locked.testRecordId)).for('update');
    late = save(app, locked, 1, answerAll(app, locked));
    const answered = await Promise.all(
      others.map((attempt, index) =>
        index % 2 === 0
          ? save(app, attempt, 1, answerAll(app, attempt))
          : submit(app, attempt, answerAll(app, attempt)),
      ),
    );
    for (const answer of answered) expect(answer.errorCode).toBe(0);
  });
  expect(await late).toMatchObject({ errorCode: 0, data: { savedSeq: 1 } });
});
