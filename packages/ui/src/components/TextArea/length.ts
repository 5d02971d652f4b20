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
  most: number | undefined,
  texts: Pick<TextAreaTexts, 'left' | 'full' | 'passed'>,
): string {
  if (most === undefined) return '';
  const left = most - count;
  if (left < 0) return texts.passed(most);
  if (left === 0) return texts.full(most);
  const next = milestones.find((milestone) => left <= milestone);
  return next !== undefined && next <= most / 5 ? texts.left(next) : '';
}
