import type { getTestRecordList } from '@qianwei/api/contract/exam/history';
import type { getTestDetail, TestDetail } from '@qianwei/api/contract/exam/overview';
import { questionTypeTitles } from '@qianwei/api/contract/exam/question';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import type { StudentContext } from '../../../http/implement.ts';
import { openingOf } from '../../../questions/withheld.ts';
import { formatDateTime } from '../../../time.ts';
import { batchOf } from '../shared/eligibility/test-batch.ts';
import { entryOf, requireTestEntry, type TestEntry } from '../shared/eligibility/test-entry.ts';
import { findTest } from '../shared/find-test.ts';
import { countPlanned } from '../shared/paper/paper-count.ts';
import { listAttempts, shownAttempts } from '../shared/shown-attempts.ts';
import { testRules } from './test-rules.ts';

const shown = (moment: Date | null) => moment && formatDateTime(moment);

function shownRunning({ running }: TestEntry): TestDetail['running'] {
  if (running === null) return null;
  const { testRecordId, leftSeconds, answered } = running;
  return { testRecordId, leftSeconds, answered };
}

/** A test before it is answered. Throws 1050005 for a test or a batch that there is not, or whose course is not opened. */
export async function testDetail(
  { db, session, clock }: StudentContext,
  payload: PayloadOf<typeof getTestDetail>,
): Promise<DataOf<typeof getTestDetail>> {
  const now = clock.now();
  const { test, course } = await findTest(db, payload);
  const entry = await requireTestEntry(db, { student: session.studentId, test, bizId: payload.bizId }, now);
  const { openTime, closeTime } = openingOf({ test, batch: entry.batch });
  return {
    testId: test.id,
    subjectId: test.courseId,
    courseCode: course.courseCode,
    courseName: course.name,
    name: test.name,
    type: test.type,
    questionCount: countPlanned(test.blueprint),
    totalScore: test.totalScore,
    passScore: test.passScore,
    minutes: test.minutes,
    maxTry: test.maxTry,
    usedTry: entry.usedTry,
    best: entry.best,
    openTime: shown(openTime),
    closeTime: shown(closeTime),
    retryHours: test.retryHours,
    blueprint: test.blueprint.map((part) => ({ ...part, title: questionTypeTitles[part.questionType] })),
    rules: testRules(test),
    conditions: entry.eligibility.conditions,
    ...entryOf(test, entry),
    running: shownRunning(entry),
    analysisOpenTime: test.analysisRule === 'AT_ONCE' ? null : shown(closeTime),
    serverTime: formatDateTime(now),
  };
}

/** The student's attempts of a test, the newest first. Throws 1050005 for an unknown test or batch. */
export async function attemptList(
  { db, session, clock }: StudentContext,
  { testId, bizId }: PayloadOf<typeof getTestRecordList>,
): Promise<DataOf<typeof getTestRecordList>> {
  const now = clock.now();
  const { test } = await findTest(db, { testId });
  if (bizId !== undefined) await batchOf(db, test.id, bizId, now);
  const attempts = await listAttempts(db, { studentId: session.studentId, testId: test.id, bizId });
  return { list: shownAttempts(attempts, test.passScore).reverse() };
}
