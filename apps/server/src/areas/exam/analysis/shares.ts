import type { AnalysedQuestion } from '@qianwei/api/contract/analysis';
import { sumScores } from '../../../scores/tenths.ts';
import { isRight } from './marks.ts';

/** What a group of questions was worth and what was got of it; `got` is null while one of them is not marked. */
export function shareOf(questions: readonly AnalysedQuestion[]) {
  const got = questions.flatMap((question) => question.got ?? []);
  return {
    score: sumScores(questions.map(({ score }) => score)),
    got: got.length === questions.length ? sumScores(got) : null,
    count: questions.length,
    right: questions.filter((one) => isRight(one.questionType, one.score, one.got)).length,
  };
}

/** The questions by what `keyOf` says of them, groups in the order in which they first come. */
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
