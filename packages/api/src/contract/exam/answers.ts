import type { AnswerValue, QuestionType } from './question.ts';

const isEmpty = (answer: AnswerValue) =>
  answer === '' || (Array.isArray(answer) && answer.every((piece) => piece === ''));

/**
 * The normal form of an answer, as it is stored: an empty one is null; a MULTIPLE has each key once, sorted by code
 * unit. Other answers stay as they are.
 */
export function tidyAnswer(type: QuestionType, answer: AnswerValue): AnswerValue {
  if (isEmpty(answer)) return null;
  return type === 'MULTIPLE' && Array.isArray(answer) ? [...new Set(answer)].sort() : answer;
}

/**
 * The text whose SHA-256 (UTF-8, lower-case hex) is a receipt's `answersHash`: `JSON.stringify` of
 * `[[questionId, answer], …]`, every question of the paper in its order, each answer tidied, null without one.
 */
export function canonicalAnswers(
  answers: readonly { questionId: string; questionType: QuestionType; answer: AnswerValue }[],
): string {
  return JSON.stringify(
    answers.map(({ questionId, questionType, answer }) => [questionId, tidyAnswer(questionType, answer)]),
  );
}
