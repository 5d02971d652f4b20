import { isWritten, type QuestionType } from '@qianwei/api/contract/question';

/** Of the points of a written answer that make it right. */
const rightShare = 0.6;

/** The least points with which an answer counts as right: all of them, for a written one 60 %. */
export const neededForRight = (type: QuestionType, score: number): number =>
  isWritten(type) ? score * rightShare : score;

/** Whether an answer was right; one that is not marked yet is not. */
export const isRight = (type: QuestionType, score: number, got: number | null): boolean =>
  got !== null && got >= neededForRight(type, score);
