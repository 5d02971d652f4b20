import { widthOf } from '../../text/widthOf.ts';

/** 已合格, 已报考, 篮里, 还差: in this order along the bar. */
export const states = ['passed', 'planned', 'basket', 'rest'] as const;

/** The state of a course in the plan. */
export type SlipState = (typeof states)[number];

/** A course as a bamboo slip. */
export interface CreditSlip {
  id: string;
  /** Code and name of the course, for the list that screen readers get. */
  name?: string;
  /** 学分, also halves; what is no positive number counts as 0 and has no slip. */
  credits: number;
  /** `maybe` is what another choice would add: a dashed slip after all others, in no sum. */
  state: SlipState | 'maybe';
  /** Stands out from the others of its state, such as the elective that is being chosen. Default false. */
  isChosen?: boolean;
}

/** The sums of the credits. */
export interface Sums {
  passed: number;
  planned: number;
  basket: number;
  /** Still missing after the planned ones and the basket, never below 0. */
  rest: number;
  /** The courses that are neither passed nor planned: differs from `rest` where the plan has more or fewer credits than required. */
  listed: number;
  /** Beyond the required credits. */
  over: number;
  required: number;
}

const counted = (credits: number) => (Number.isFinite(credits) ? Math.max(0, credits) : 0);

/** Credits to one decimal, so that halves stay and binary fractions do not show. */
export const rounded = (credits: number): number => Math.round(credits * 10) / 10;

/** Without `required`, everything in the plan is. */
export function sumUp(slips: readonly CreditSlip[], required?: number): Sums {
  const of = (state: SlipState) =>
    slips.reduce((sum, slip) => (slip.state === state ? sum + counted(slip.credits) : sum), 0);
  const [passed, planned, basket] = [of('passed'), of('planned'), of('basket')];
  const done = passed + planned + basket;
  const listed = of('rest');
  const target = required === undefined ? done + listed : counted(required);
  return {
    passed: rounded(passed),
    planned: rounded(planned),
    basket: rounded(basket),
    rest: rounded(Math.max(0, target - done)),
    listed: rounded(listed),
    over: rounded(Math.max(0, done - target)),
    required: rounded(target),
  };
}

/** A slip with its place, px. */
export interface PlacedSlip extends Pick<CreditSlip, 'id' | 'credits' | 'state' | 'isChosen'> {
  x: number;
  width: number;
}

/**
 * Lays the slips side by side so that they and their gaps fill `width` exactly, each as wide as its credits. Credits
 * that the plan does not name yet are one hollow slip after the named ones, so that the bar is never shorter than the
 * required credits. A gap is 4 px, 3 px below 480 px, and less where there are very many slips.
 */
export function placeSlips(slips: readonly CreditSlip[], width: number, required?: number): PlacedSlip[] {
  const of = (state: CreditSlip['state']) =>
    slips.filter((slip) => slip.state === state && counted(slip.credits) > 0);
  const kept = states.flatMap(of);
  const named = kept.reduce((sum, slip) => sum + slip.credits, 0);
  const missing = rounded(counted(required ?? 0) - named);
  if (missing > 0) kept.push({ id: 'unnamed', credits: missing, state: 'rest' });
  kept.push(...of('maybe'));
  const total = kept.reduce((sum, slip) => sum + slip.credits, 0);
  const gap = Math.min(width < 480 ? 3 : 4, (width * 0.3) / Math.max(1, kept.length - 1));
  const room = width - gap * (kept.length - 1);
  let x = 0;
  return kept.map(({ id, credits, state, isChosen }) => {
    const placed = { id, credits, state, isChosen, x, width: (credits / total) * room };
    x += placed.width + gap;
    return placed;
  });
}

/**
 * End of the required credits, px along the bar: within a slip, or in the middle of the gap before it. Undefined when
 * the slips end there too.
 */
export function requiredAt(placed: readonly PlacedSlip[], required: number): number | undefined {
  let left = required;
  let end = 0;
  for (const { credits, x, width } of placed) {
    if (rounded(left) <= 0) return (end + x) / 2;
    if (left < credits) return x + (width * left) / credits;
    left -= credits;
    end = x + width;
  }
  return undefined;
}

/** A bracket below the slips of one state, px. */
export interface Bracket {
  state: SlipState;
  from: number;
  to: number;
}

/** One bracket for each state that has slips. */
export const brackets = (placed: readonly PlacedSlip[]): Bracket[] =>
  states.flatMap((state) => {
    const own = placed.filter((slip) => slip.state === state);
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ state, from: first.x, to: last.x + last.width }] : [];
  });

/** px, between two words below the bar. */
const wordGap = 12;

/**
 * Every word has room below its own bracket, up to where the next begins or, with `line`, up to the words of the required
 * credits that end below their line; else they go into a legend.
 */
export function wordsFit(
  under: readonly Bracket[],
  words: Record<SlipState, string>,
  { width, fontSize, line }: { width: number; fontSize: number; line?: { at: number; words: string } },
): boolean {
  const end = line === undefined ? width + wordGap : line.at - widthOf(line.words, fontSize);
  return under.every(
    ({ state, from }, index) =>
      from + widthOf(words[state], fontSize) + wordGap <= (under[index + 1]?.from ?? end),
  );
}
