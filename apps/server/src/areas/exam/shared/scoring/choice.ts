import type { AnswerValue } from '@qianwei/api/contract/question';

/** SINGLE: the key that was chosen is the right one. */
export const isRightKey = (answer: AnswerValue, key: string) => answer === key;

/** MULTIPLE: exactly the right keys, in any order; one too many or too few is wrong. */
export function areRightKeys(answer: AnswerValue, keys: readonly string[]): boolean {
  if (!Array.isArray(answer)) return false;
  const chosen = new Set(answer);
  const right = new Set(keys);
  return chosen.size === right.size && [...right].every((key) => chosen.has(key));
}

/** JUDGE. */
export const isRightTruth = (answer: AnswerValue, truth: boolean) => answer === truth;
