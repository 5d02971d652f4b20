import { sumScores } from '@qianwei/studies';
import type { Database } from '../../../db/database.ts';
import { type test, testAnswer, testRecord } from '../../../db/schema/exam.ts';
import type { DemoPeople } from '../../../demo/area-demo.ts';
import { lastingId } from '../../../demo/lasting-id.ts';
import { isObjective } from '../../../questions/score-answer.ts';
import { nextReceiptNo } from '../../../student/receipt-no.ts';
import { hashOf } from '../attempt/score/answer-sheet.ts';
import { updateWrongBook } from '../attempt/score/update-wrong-book.ts';
import type { NewQuestion } from '../bank/question-rows.ts';
import { drawPaper } from '../shared/paper/draw-paper.ts';
import { markedAnswers, type SheetLine, unmarkedSheet } from './answer-sheet.ts';
import type { DemoAttempt } from './attempts.ts';

/** Sources of demo attempts. */
export interface ExamWorld {
  readonly people: DemoPeople;
  readonly tests: readonly (typeof test.$inferSelect)[];
  readonly questions: readonly NewQuestion[];
  readonly now: Date;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const answersOf = (sheet: readonly SheetLine[]) =>
  sheet.map(({ question, answer }) => ({ questionId: question.id, questionType: question.type, answer }));

const pointsOf = (sheet: readonly SheetLine[], objective: boolean) =>
  sumScores(sheet.flatMap(({ question, got }) => (isObjective(question) === objective ? (got ?? 0) : [])));

/** The questions that a test may ask: of its chapter, or of the whole course without those kept for chapters. */
export const bankOf = (
  { courseId, chapterId }: Pick<typeof test.$inferSelect, 'courseId' | 'chapterId'>,
  questions: readonly NewQuestion[],
) =>
  questions.filter(
    (row) =>
      row.courseId === courseId &&
      (chapterId === null ? row.chapterOnly !== true : row.chapterId === chapterId),
  );

function write(attempt: DemoAttempt, { people, tests, questions, now }: ExamWorld) {
  const { name, testId, bizId, tryNo, status, daysAgo, minutes } = attempt;
  const taken = tests.find(({ id }) => id === testId);
  if (taken === undefined) throw new Error(`No test ${testId}`);
  const bank = bankOf(taken, questions);
  const seed = `${name} ${testId} ${tryNo}`;
  const paper = drawPaper({ questions: bank, blueprint: taken.blueprint, seed });
  const marked = markedAnswers(
    paper,
    new Map(bank.map((question) => [question.id, question])),
    taken.totalScore - attempt.score,
  );
  const sheet = status === 'GRADED' ? marked : unmarkedSheet(marked);
  const startTime = new Date(now.getTime() - daysAgo * dayMs);
  const submitTime = new Date(startTime.getTime() + minutes * minuteMs);
  const graded = status === 'GRADED';
  const id = lastingId(seed);
  const record = {
    id,
    testId,
    bizId,
    tryNo,
    status,
    seed,
    paper,
    startTime,
    submitTime,
    studentId: people.get(name)?.studentId ?? '',
    endTime: new Date(startTime.getTime() + taken.minutes * minuteMs),
    seq: sheet.length,
    savedAt: submitTime,
    objective: pointsOf(sheet, true),
    subjective: graded ? pointsOf(sheet, false) : null,
    score: graded ? attempt.score : null,
    answersHash: hashOf(answersOf(sheet)),
    voidReason: attempt.voidReason ?? '',
    markedBy: graded ? '李文博' : '',
    markedAt: graded ? new Date(submitTime.getTime() + 5 * 60 * minuteMs) : null,
  };
  const each = (minutes * 60) / sheet.length;
  const answers = sheet.map(({ entry, answer, got, hits }, index) => ({
    testRecordId: id,
    questionId: entry.questionId,
    answer,
    marked: index % 11 === 8,
    seconds: Math.round(each),
    seq: index + 1,
    at: new Date(startTime.getTime() + Math.round(each * (index + 1) * 1000)),
    got,
    hits,
  }));
  return { record, sheet, answers, courseId: taken.courseId };
}

/** The attempts that are over, with answers, marks, receipts and what went into the wrong-question book. */
export async function loadAttempts(
  db: Database,
  world: ExamWorld,
  attempts: readonly DemoAttempt[],
): Promise<void> {
  const written = attempts.map((attempt) => write(attempt, world));
  const records = [];
  for (const { record } of written)
    records.push({ ...record, receiptNo: await nextReceiptNo(db, 'CS', record.submitTime) });
  await db.insert(testRecord).values(records);
  await db.insert(testAnswer).values(written.flatMap(({ answers }) => answers));
  for (const { record, sheet, courseId } of written) {
    const scored = sheet.filter(({ question }) => isObjective(question));
    await updateWrongBook(
      db,
      record.studentId,
      scored.map(({ question, answer, got, entry }) => ({
        questionId: question.id,
        courseId,
        answer,
        right: got === entry.score,
      })),
      { practice: false, now: record.submitTime },
    );
  }
}
