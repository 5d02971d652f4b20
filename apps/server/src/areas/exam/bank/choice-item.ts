import type { BankItem } from './bank-item.ts';

/** The content of a question of another system, without its head. */
export type Asked = Pick<BankItem, 'type' | 'stem' | 'options' | 'answer'>;

/** A choice with its share of the points in percent; 100 is right alone. */
export interface WeightedChoice {
  text: string;
  weight: number;
}

/** A blank at the end of a stem that has none. */
export const withBlank = (stem: string) => (/_{4,}/.test(stem) ? stem : `${stem} ____`);

/** SINGLE when one choice has all the points, else MULTIPLE; choices without points are wrong. */
export function choiceItem(stem: string, choices: readonly WeightedChoice[], several: boolean): Asked {
  const options = choices.map(({ text }, index) => ({ key: String.fromCharCode(65 + index), text }));
  const keys = options.filter((_, index) => (choices[index]?.weight ?? 0) > 0).map(({ key }) => key);
  if (several) return { type: 'MULTIPLE', stem, options, answer: keys };
  return { type: 'SINGLE', stem, options, answer: keys[0] ?? '' };
}

/** Problem with the weights of a question with several right choices, or null. */
export function weightProblem(choices: readonly WeightedChoice[]): string | null {
  const sum = choices.reduce((total, { weight }) => total + Math.max(0, weight), 0);
  return Math.abs(sum - 100) <= 1 ? null : `正确选项的权重合计为 ${Math.round(sum * 100) / 100}%，应为 100%`;
}
