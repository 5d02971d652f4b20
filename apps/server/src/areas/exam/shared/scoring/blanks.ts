import type { AnswerValue } from '@qianwei/api/contract/question';
import { normaliseText } from './normalise-text.ts';

function isAccepted(text: string, accepted: readonly string[]): boolean {
  const given = normaliseText(text);
  return given !== '' && accepted.some((one) => normaliseText(one) === given);
}

/** BLANK: of each blank, whether its text is one of those accepted there. */
export function blankHits(answer: AnswerValue, accepted: readonly (readonly string[])[]): boolean[] {
  const given = Array.isArray(answer) ? answer : [];
  return accepted.map((texts, index) => isAccepted(given[index] ?? '', texts));
}
