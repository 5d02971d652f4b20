import { tidyAnswer } from '@qianwei/api/contract/answers';
import type { GivenAnswer } from '@qianwei/api/contract/attempt';
import { errorCode } from '@qianwei/api/contract/envelope';
import type { AnswerValue, QuestionType } from '@qianwei/api/contract/question';
import { Refusal } from '../../../http/refusal.ts';
import type { QuestionRow } from '../paper/paper.queries.ts';

/** What an answer to a question must look like. */
interface AnswerShape {
  readonly questionId: string;
  readonly type: QuestionType;
  readonly blanks: number;
  readonly keys: readonly string[];
}

/** The questions of a paper: a list, since thousands of them are remembered and a map takes five times the room. */
export type PaperShape = readonly AnswerShape[];

/** How many blanks a question has; 0 for other types. */
export const blanksOf = ({ answer }: Pick<QuestionRow, 'answer'>) =>
  answer.kind === 'BLANKS' ? answer.accepted.length : 0;

// A remembered question has one shape for all the papers that it stands in.
const shapes = new WeakMap<QuestionRow, AnswerShape>();

function shapeOfQuestion(row: QuestionRow): AnswerShape {
  const known = shapes.get(row) ?? {
    questionId: row.id,
    type: row.type,
    blanks: blanksOf(row),
    keys: row.options.map(({ key }) => key),
  };
  shapes.set(row, known);
  return known;
}

/** What answers to these questions must look like. */
export const shapeOf = (questions: readonly QuestionRow[]): PaperShape => questions.map(shapeOfQuestion);

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
export function checkAnswers(answers: readonly GivenAnswer[], shape: PaperShape): GivenAnswer[] {
  const checked = new Map<string, GivenAnswer>();
  for (const [index, given] of answers.entries()) {
    const expected = shape.find(({ questionId }) => questionId === given.questionId);
    if (expected === undefined) throw refused(index, given.questionId, '提交了不在本次试卷中的题目');
    if (!fits(given.answer, expected)) throw refused(index, given.questionId, '答案的格式与题型不符');
    checked.set(given.questionId, { ...given, answer: tidyAnswer(expected.type, given.answer) });
  }
  return [...checked.values()];
}
