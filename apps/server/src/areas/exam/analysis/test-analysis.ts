import type { AnalysedQuestion, getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { isWritten } from '@qianwei/api/contract/exam/question';
import type { DataOf } from '@qianwei/api/endpoint';
import type { DateTime } from '@qianwei/api/time/moment';
import { sumScores } from '@qianwei/studies';
import type { Database } from '../../../db/database.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { formatDateTime } from '../../../time.ts';
import { answersOf, chapterTitles, keptQuestions, regradesOf } from '../shared/analysis.queries.ts';
import { countSaved } from '../shared/eligibility/test-entry.ts';
import { openMaterials, openQuestions } from '../shared/paper/paper.queries.ts';
import { countAnswers } from '../shared/paper/paper-count.ts';
import { noResult, resultFacts } from '../shared/result-facts.ts';
import { secondsUsed } from '../shared/shown-attempts.ts';
import { analysedQuestion } from './analysed-question.ts';
import { findOwnAttempt, type OwnAttempt } from './own-attempt.ts';
import { rankOf } from './rank.ts';
import { regradeEnd } from './request-regrade.workflow.ts';
import { requireOpenAnalysis } from './require-open.ts';
import { groupQuestions, shareOf } from './shares.ts';
import { wrongRates } from './wrong-rates.ts';

type Analysis = DataOf<typeof getTestAnalysis>;

async function analyseQuestions(db: Database, { record, test }: OwnAttempt): Promise<AnalysedQuestion[]> {
  const { paper } = record;
  const questions = new Map((await openQuestions(db, paper)).map((row) => [row.id, row]));
  const materials = new Map((await openMaterials(db, paper)).map((row) => [row.id, row]));
  const source = {
    paper,
    graded: record.status === 'GRADED',
    materials,
    answers: await answersOf(db, record.id),
    regrades: await regradesOf(db, record.id),
    chapters: await chapterTitles(db, test.courseId),
    wrongRates: await wrongRates(db, paper.entries, questions),
    ...(await keptQuestions(db, record.studentId, [...questions.keys()])),
  };
  return paper.entries.flatMap((entry) => {
    const row = questions.get(entry.questionId);
    return row === undefined ? [] : [analysedQuestion(row, entry, source)];
  });
}

function headOf({ record, test, course }: OwnAttempt) {
  const submitTime = record.submitTime ?? record.endTime;
  return {
    testRecordId: record.id,
    testId: test.id,
    subjectId: test.courseId,
    courseName: course.name,
    courseCode: course.courseCode,
    name: test.name,
    type: record.practice ? ('WRONG' as const) : test.type,
    tryNo: record.tryNo,
    status: record.status,
    totalScore: sumScores(record.paper.entries.map(({ score }) => score)),
    passScore: test.passScore,
    seconds: secondsUsed(record, submitTime),
    submitTime: formatDateTime(submitTime),
    receiptNo: record.receiptNo,
    answersHash: record.answersHash,
    auto: record.auto,
    voidReason: record.voidReason,
  };
}

/** A void attempt says why it is void, and of its questions only how many were answered. */
const voided = async (db: Database, attempt: OwnAttempt, best: number | null): Promise<Analysis> => ({
  ...headOf(attempt),
  score: null,
  best,
  ...(await countSaved(db, attempt.record.id)),
  passed: null,
  rank: '',
  remarkUntil: null,
  byType: [],
  byChapter: [],
  questions: [],
  materials: [],
});

function byType(questions: readonly AnalysedQuestion[], { record }: OwnAttempt): Analysis['byType'] {
  return [...groupQuestions(questions, ({ groupTitle }) => groupTitle)].map(([title, members]) => {
    const entry = record.paper.entries.find(({ questionId }) => questionId === members[0]?.questionId);
    const part = record.paper.blueprint[entry?.part ?? -1];
    return { questionType: part?.questionType ?? 'SINGLE', title, ...shareOf(members) };
  });
}

function remarkUntil(
  questions: readonly AnalysedQuestion[],
  { record }: OwnAttempt,
  now: Date,
): DateTime | null {
  const end = regradeEnd(record);
  const written = questions.some(({ questionType }) => isWritten(questionType));
  return end !== null && now < end && written && !record.practice ? formatDateTime(end) : null;
}

async function shownRank(db: Database, { record }: OwnAttempt): Promise<string> {
  if (record.practice || record.status !== 'GRADED' || record.score === null) return '';
  return rankOf(db, record.testId, record.score);
}

/** An attempt that is over, question by question. Throws 1050005 for another's, 1050003 before it opens. */
export async function testAnalysis(
  { db, session, clock }: StudentContext,
  testRecordId: string,
): Promise<Analysis> {
  const now = clock.now();
  const attempt = await findOwnAttempt(db, session.studentId, testRecordId);
  const { best } = (await resultFacts(db, [testRecordId], now)).get(testRecordId) ?? noResult;
  if (attempt.record.status === 'VOID') return voided(db, attempt, best);
  await requireOpenAnalysis(db, attempt, now);
  const questions = await analyseQuestions(db, attempt);
  const score = attempt.record.status === 'GRADED' ? attempt.record.score : null;
  const materials = await openMaterials(db, attempt.record.paper);
  return {
    ...headOf(attempt),
    ...countAnswers(questions.map(({ number, myAnswer }) => ({ number, answer: myAnswer }))),
    score,
    best,
    passed: score === null ? null : score >= attempt.test.passScore,
    rank: await shownRank(db, attempt),
    remarkUntil: remarkUntil(questions, attempt, now),
    byType: byType(questions, attempt),
    byChapter: [...groupQuestions(questions, ({ chapter }) => chapter)].map(([chapter, members]) => ({
      chapter,
      ...shareOf(members),
    })),
    questions,
    materials: materials.map(({ id, stem }) => ({ materialId: id, content: stem })),
  };
}
