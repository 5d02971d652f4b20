import type { TextAreaTexts } from './TextArea.texts.ts';

/** The characters of a text as a student counts them: 𠮷 is one, a line break is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The distance from the limit at which the counter is read out. */
const milestones = [5, 10, 20, 50];

/** The announcement at this length: none far from the limit, so that it does not interrupt typing. */
export function announcement(
  count: number,
  maxLength: number | undefined,
  texts: Pick<TextAreaTexts, 'left' | 'full' | 'passed'>,
): string {
  if (maxLength === undefined) return '';
  const left = maxLength - count;
  if (left < 0) return texts.passed(maxLength);
  if (left === 0) return texts.full(maxLength);
  const next = milestones.find((milestone) => left <= milestone);
  return next !== undefined && next <= maxLength / 5 ? texts.left(next) : '';
}
