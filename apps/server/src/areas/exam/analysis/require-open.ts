import { errorCode } from '@qianwei/api/contract/envelope';
import { quotedTestName, testNoun } from '@qianwei/api/contract/exam/test-title';
import { and, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { test, testRecord } from '../../../db/schema/exam.ts';
import { blocked } from '../../../eligibility/eligibility.ts';
import { isAnalysisOpen, openingOf, opensWords, withheldQuestions } from '../../../questions/withheld.ts';
import { lastTestOf } from '../shared/attempt.queries.ts';
import { toLastTest, toRunning, toTest } from '../shared/ways.ts';
import type { OwnAttempt } from './own-attempt.ts';

async function countTriesOver(db: Database, { record }: OwnAttempt): Promise<number> {
  const [row] = await db
    .select({ tries: count() })
    .from(testRecord)
    .where(
      and(
        eq(testRecord.studentId, record.studentId),
        eq(testRecord.testId, record.testId),
        eq(testRecord.bizId, record.bizId),
        eq(testRecord.practice, false),
        ne(testRecord.status, 'RUNNING'),
      ),
    );
  return row?.tries ?? 0;
}

/** While a test of the course runs, an analysis could answer its questions. */
async function requireNoneRunning(db: Database, { record, test: { courseId } }: OwnAttempt): Promise<void> {
  const [running] = await db
    .select({
      testId: test.id,
      type: test.type,
      name: test.name,
      courseId: test.courseId,
      endTime: testRecord.endTime,
    })
    .from(testRecord)
    .innerJoin(test, eq(test.id, testRecord.testId))
    .where(
      and(
        eq(testRecord.studentId, record.studentId),
        eq(testRecord.status, 'RUNNING'),
        eq(testRecord.practice, false),
        eq(test.courseId, courseId),
      ),
    );
  if (running === undefined) return;
  throw blocked(errorCode.stateForbids, {
    reason: `你有一场进行中的${testNoun(running.type)}${quotedTestName(running.name)}，交卷后可查看解析`,
    way: toRunning(running),
  });
}

/** A practice may hold questions of a test whose own analysis is still closed. */
async function requireNoneWithheld(db: Database, { record, test }: OwnAttempt, now: Date): Promise<void> {
  const withheld = await withheldQuestions(db, record.studentId, now);
  if (!record.paper.entries.some(({ questionId }) => withheld.has(questionId))) return;
  const reason = '其中有题目的解析尚未开放，开放后可查看';
  const way = toLastTest(test.courseId, await lastTestOf(db, record.studentId, test.courseId));
  throw blocked(errorCode.stateForbids, { reason, way });
}

/**
 * Throws 1050003 while the analysis of an attempt must not be shown: while it or a test of its course runs, and
 * before its test opens it, then with the time in the text and in `data.nextTime` when it is known.
 */
export async function requireOpenAnalysis(db: Database, attempt: OwnAttempt, now: Date): Promise<void> {
  if (attempt.record.status === 'RUNNING')
    throw blocked(errorCode.stateForbids, {
      reason: '本次作答尚未交卷，交卷后可查看解析',
      way: toRunning({ ...attempt.test, ...attempt.record }),
    });
  await requireNoneRunning(db, attempt);
  if (attempt.record.practice) return requireNoneWithheld(db, attempt, now);
  const { closeTime } = openingOf(attempt);
  const triesOver = await countTriesOver(db, attempt);
  if (isAnalysisOpen({ test: attempt.test, closeTime, triesOver }, now)) return;
  const reason = `解析${opensWords(closeTime)}`;
  throw blocked(errorCode.stateForbids, {
    reason,
    nextTime: closeTime,
    way: toTest(attempt.test, attempt.batch),
  });
}
