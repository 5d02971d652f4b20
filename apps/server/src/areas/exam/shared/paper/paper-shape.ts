import { errorCode } from '@qianwei/api/contract/envelope';
import { tidyAnswer } from '@qianwei/api/contract/exam/answers';
import type { GivenAnswer } from '@qianwei/api/contract/exam/attempt';
import type { AnswerValue, QuestionType } from '@qianwei/api/contract/exam/question';
import { among } from '../../../../db/among.ts';
import { createBatcher } from '../../../../db/batcher.ts';
import type { Database } from '../../../../db/database.ts';
import { perDatabase } from '../../../../db/per-database.ts';
import { type FrozenPaper, testRecord } from '../../../../db/schema/exam.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { QuestionRow } from './paper.queries.ts';
import { paperQuestions } from './paper-questions.ts';

/** Required shape of the answer to a question. */
interface AnswerShape {
  readonly questionId: string;
  readonly type: QuestionType;
  readonly blanks: number;
  readonly keys: readonly string[];
}

/** Shape of a frozen paper, in as little room as can be: thousands are remembered. */
export interface PaperShape {
  readonly questions: readonly AnswerShape[];
  /** The number that each question has on the answer sheet. */
  readonly numbers: Uint16Array;
}

/** How many blanks a question has; 0 for other types. */
export const blanksOf = ({ answer }: Pick<QuestionRow, 'answer'>) =>
  answer.kind === 'BLANKS' ? answer.accepted.length : 0;

// A cached question has one shape for all papers that contain it.
const shapes = new WeakMap<QuestionRow, AnswerShape>();

function shapeOfQuestion(row: QuestionRow): AnswerShape {
  const shape = shapes.get(row) ?? {
    questionId: row.id,
    type: row.type,
    blanks: blanksOf(row),
    keys: row.options.map(({ key }) => key),
  };
  shapes.set(row, shape);
  return shape;
}

/** Required shape of the answers to a paper; its questions in its order. */
const shapeOf = ({ entries }: FrozenPaper, questions: readonly QuestionRow[]): PaperShape => ({
  questions: questions.map(shapeOfQuestion),
  numbers: Uint16Array.from(
    questions,
    ({ id }) => entries.find((entry) => entry.questionId === id)?.number ?? 0,
  ),
});

/** An answer at its place in the paper. */
export interface PlacedAnswer {
  readonly questionId: string;
  readonly questionType: QuestionType;
  /** On the answer sheet. */
  readonly number: number;
  readonly answer: AnswerValue;
}

/** The whole paper in its order with what has been answered, by question. */
export const placeAnswers = (
  { questions, numbers }: PaperShape,
  answers: Readonly<Record<string, AnswerValue>>,
): PlacedAnswer[] =>
  questions.map(({ questionId, type }, index) => ({
    questionId,
    questionType: type,
    number: numbers[index] ?? 0,
    answer: answers[questionId] ?? null,
  }));

function fits(answer: AnswerValue, { type, blanks, keys }: AnswerShape): boolean {
  if (answer === null || answer === '') return true;
  switch (type) {
    case 'SINGLE':
      return typeof answer === 'string' && keys.includes(answer);
    case 'MULTIPLE':
      return Array.isArray(answer) && answer.every((key) => keys.includes(key));
    case 'JUDGE':
      return typeof answer === 'boolean';
    case 'BLANK':
      return Array.isArray(answer) && (answer.length === blanks || answer.length === 0);
    case 'TERM':
    case 'SHORT':
    case 'ESSAY':
      return typeof answer === 'string';
    case 'MATERIAL':
      return false;
  }
}

function refused(index: number, questionId: string, text: string): Refusal {
  return new Refusal(errorCode.badParameter, `${text}，请刷新页面后重试；已保存的答案不受影响`, {
    questionId,
    fieldErrors: { [`answers.${index}`]: text },
  });
}

/**
 * The answers as they are stored, one for each question: the last of two to the same one. Throws 1040001 for a
 * question that is not in the paper and for an answer of another shape.
 */
export function checkAnswers(answers: readonly GivenAnswer[], { questions }: PaperShape): GivenAnswer[] {
  const checked = new Map<string, GivenAnswer>();
  for (const [index, given] of answers.entries()) {
    const expected = questions.find(({ questionId }) => questionId === given.questionId);
    if (expected === undefined) throw refused(index, given.questionId, '提交了不在本次试卷中的题目');
    if (!fits(given.answer, expected)) throw refused(index, given.questionId, '答案的格式与题型不符');
    checked.set(given.questionId, { ...given, answer: tidyAnswer(expected.type, given.answer) });
  }
  return [...checked.values()];
}

const maxRemembered = 5000;

// Papers are frozen, so that a remembered one is right in every process. The oldest makes room.
const remembered = new Map<string, PaperShape>();

/** Which attempt, and whose it must be. */
interface Asked {
  readonly studentId: string;
  readonly testRecordId: string;
}

async function readShapes(db: Database, asked: readonly Asked[]): Promise<(PaperShape | undefined)[]> {
  const rows = await db
    .select({ id: testRecord.id, studentId: testRecord.studentId, paper: testRecord.paper })
    .from(testRecord)
    .where(
      among(
        testRecord.id,
        asked.map(({ testRecordId }) => testRecordId),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shapes: (PaperShape | undefined)[] = [];
  for (const { studentId, testRecordId } of asked) {
    const row = byId.get(testRecordId);
    if (row === undefined || row.studentId !== studentId) shapes.push(undefined);
    else shapes.push(shapeOf(row.paper, await paperQuestions(db, row.paper)));
  }
  return shapes;
}

const readerOf = perDatabase((db) =>
  createBatcher((asked: readonly Asked[]) => readShapes(db, asked), { maxBatchSize: 50, concurrency: 1 }),
);

/**
 * Reads the required shape of the answers to an attempt; undefined when the student has no such attempt. The shapes of
 * 5,000 attempts are remembered, so that a save needs no look at the paper.
 */
export async function paperShapeOf(
  db: Database,
  studentId: string,
  testRecordId: string,
): Promise<PaperShape | undefined> {
  const key = `${studentId}\n${testRecordId}`;
  const cached = remembered.get(key);
  if (cached !== undefined) return cached;
  const shape = await readerOf(db)({ studentId, testRecordId });
  if (shape === undefined) return undefined;
  const [oldest] = remembered.keys();
  if (remembered.size >= maxRemembered && oldest !== undefined) remembered.delete(oldest);
  remembered.set(key, shape);
  return shape;
}
