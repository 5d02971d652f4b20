import type { TextAreaTexts } from './TextArea.texts.ts';

/** The characters of a text as a student counts them: 𠮷 is one, a line break is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** How far from the limit the counter is read out. */
const milestones = [5, 10, 20, 50];

/** What is read out at this length: nothing far from the limit, so that typing is not talked over. */
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
