import type { NumberFieldTexts } from './NumberField.texts.ts';

/** What a number may be. */
export type Range = { minValue?: number; maxValue?: number; step: number };

/** What is wrong with a number, or null. Steps are counted from `minValue`, or from 0. */
export function outOfRange(
  number: number,
  { minValue, maxValue, step }: Range,
  texts: NumberFieldTexts,
  format: (number: number) => string,
): string | null {
  if (minValue !== undefined && number < minValue) return texts.tooSmall(format(minValue));
  if (maxValue !== undefined && number > maxValue) return texts.tooLarge(format(maxValue));
  const steps = (number - (minValue ?? 0)) / step;
  // 0.3 / 0.1 is not 3 to a computer.
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? texts.betweenSteps(format(step)) : null;
}
