/** The likeness from which a title is warned of (《论文管理规定》第十条). */
export const similarFrom = 0.8;

/** The letters of a title that count: without spaces and punctuation, Latin letters in lower case, full width as narrow. */
const lettersOf = (title: string): string[] => [
  ...title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, ''),
];

/**
 * Pairs of neighbouring letters of a title, its begin and its end counted as letters. A pair that comes again is another one, so that
 * titles are compared as sets: two have as many in common as both have of each.
 */
export function pairsOf(title: string): string[] {
  const letters = ['^', ...lettersOf(title), '$'];
  const times = new Map<string, number>();
  return letters.slice(1).map((letter, index) => {
    const pair = `${letters[index]}${letter}`;
    const before = times.get(pair) ?? 0;
    times.set(pair, before + 1);
    return before === 0 ? pair : `${pair}${before}`;
  });
}

/**
 * Likeness of two titles of so many pairs, `common` of which both have: the Dice coefficient from 0 to 1 with two decimals. 0 for an
 * empty title.
 */
export const likenessOf = (common: number, size: number, otherSize: number): number =>
  size < 2 ? 0 : Math.round((200 * common) / (size + otherSize)) / 100;

/**
 * Likeness to a title, for titles that are compared with the same one, by their `pairsOf`. Two words of twenty-one that are others
 * give 0.86.
 */
export function likenessTo(title: string): (other: string) => number {
  const own = new Set(pairsOf(title));
  return (other) => {
    const pairs = pairsOf(other);
    return likenessOf(pairs.filter((pair) => own.has(pair)).length, own.size, pairs.length);
  };
}

/** A part of a title, and whether the other title has it too, at the same turn. */
export interface TitlePart {
  readonly text: string;
  readonly isCommon: boolean;
}

/** The fewest letters of a common part: single ones are in every title. */
const fewestCommon = 2;

type Span = readonly [start: number, end: number];

/** The longest run that both have within these spans; null when it is too short. */
function longestRun(own: readonly string[], other: readonly string[], [a, b]: Span, [c, d]: Span) {
  let best = { at: 0, of: 0, length: 0 };
  let before = new Map<number, number>();
  for (let i = a; i < b; i += 1) {
    const lengths = new Map<number, number>();
    for (let j = c; j < d; j += 1) {
      if (own[i] !== other[j]) continue;
      const length = (before.get(j - 1) ?? 0) + 1;
      lengths.set(j, length);
      if (length > best.length) best = { at: i - length + 1, of: j - length + 1, length };
    }
    before = lengths;
  }
  return best.length < fewestCommon ? null : best;
}

/** The common runs, from left to right: the longest, then those before and after it. */
function commonSpans(own: readonly string[], other: readonly string[], ofOwn: Span, ofOther: Span): Span[] {
  const run = longestRun(own, other, ofOwn, ofOther);
  if (run === null) return [];
  const { at, of, length } = run;
  return [
    ...commonSpans(own, other, [ofOwn[0], at], [ofOther[0], of]),
    [at, at + length],
    ...commonSpans(own, other, [at + length, ofOwn[1]], [of + length, ofOther[1]]),
  ];
}

/** The title in parts, those in common with the other one marked: its longest common runs of two letters and more, in their order. */
export function commonParts(title: string, other: string): TitlePart[] {
  const [own, letters] = [[...title], [...other]];
  const parts: TitlePart[] = [];
  let from = 0;
  const add = (to: number, isCommon: boolean) => {
    if (to > from) parts.push({ text: own.slice(from, to).join(''), isCommon });
    from = to;
  };
  for (const [start, end] of commonSpans(own, letters, [0, own.length], [0, letters.length])) {
    add(start, false);
    add(end, true);
  }
  add(own.length, false);
  return parts;
}
