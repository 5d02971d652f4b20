import type { AnalysedQuestion } from '@qianwei/api/contract/exam/analysis';
import { countQuestions, isWritten, type QuestionType } from '@qianwei/api/contract/exam/question';
import { sumScores } from '@qianwei/studies';

/** Of the points of a written answer that make it right. */
const rightShare = 0.6;

/** The minimum of points with which an answer counts as right: all of them, for a written one 60 %. */
export const neededForRight = (type: QuestionType, score: number): number =>
  isWritten(type) ? score * rightShare : score;

/** True when an answer was right; one that is not marked yet is not. */
const isRight = (type: QuestionType, score: number, got: number | null): boolean =>
  got !== null && got >= neededForRight(type, score);

/**
 * Worth of a group of questions and the points got in it; `got` is null while one of them is not marked. A question
 * was right when all its parts were.
 */
export function shareOf(questions: readonly AnalysedQuestion[]) {
  const count = countQuestions(questions);
  const missed = questions.filter(({ questionType, score, got }) => !isRight(questionType, score, got));
  const got = questions.flatMap((question) => question.got ?? []);
  return {
    score: sumScores(questions.map(({ score }) => score)),
    got: got.length === questions.length ? sumScores(got) : null,
    count,
    right: count - countQuestions(missed),
  };
}

/** The questions grouped by `keyOf`, groups in order of first appearance. */
export function groupQuestions(
  questions: readonly AnalysedQuestion[],
  keyOf: (question: AnalysedQuestion) => string,
): Map<string, AnalysedQuestion[]> {
  const groups = new Map<string, AnalysedQuestion[]>();
  for (const question of questions) {
    const key = keyOf(question);
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return groups;
}
