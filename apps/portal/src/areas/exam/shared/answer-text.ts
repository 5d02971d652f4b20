import type { AnswerValue, QuestionType } from '@qianwei/api/contract/exam/question';

/** The part of a question that decides how its answer is read. */
export interface Answerable {
  questionType: QuestionType;
  options: readonly { key: string; text: string }[];
}

/** True when a question is answered; white space alone is no answer. */
export function isAnswered(answer: AnswerValue): boolean {
  if (answer === null) return false;
  if (typeof answer === 'boolean') return true;
  if (typeof answer === 'string') return answer.trim() !== '';
  return answer.some((piece) => piece.trim() !== '');
}

/** The chosen keys of SINGLE and MULTIPLE. */
export function chosenKeys(answer: AnswerValue): readonly string[] {
  if (typeof answer === 'string') return answer === '' ? [] : [answer];
  return Array.isArray(answer) ? answer : [];
}

/** The text of each blank, '' where it is empty. */
export const blankTexts = (answer: AnswerValue): readonly string[] => (Array.isArray(answer) ? answer : []);

/** An answer in a few words: `A、C`, `正确`; a written one unchanged; 未作答 for none. */
export function answerWords({ questionType }: Answerable, answer: AnswerValue): string {
  if (!isAnswered(answer)) return '未作答';
  if (typeof answer === 'boolean') return answer ? '正确' : '错误';
  if (typeof answer === 'string') return answer;
  const pieces = answer ?? [];
  return questionType === 'MULTIPLE'
    ? [...pieces].sort().join('、')
    : pieces.map((piece) => (piece.trim() === '' ? '（空）' : piece)).join('；');
}
