import * as v from 'valibot';

/** A month as `yyyy-MM`; empty text is one that was not chosen yet, or of the end of a span: until now. */
export const monthText = v.pipe(
  v.string(),
  v.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, '月份应为 2019-07 这样的格式'),
);

/** A span of months, both included. */
export interface MonthSpan {
  /** `yyyy-MM` */
  readonly from: string;
  /** `yyyy-MM`; empty until now. */
  readonly to: string;
}

/** Months between two stretches that nothing fills, both included. */
export interface MonthGap {
  readonly from: string;
  readonly to: string;
  readonly months: number;
}

/** Two spans of which one begins before the other has ended: more than the month that they share. */
export interface MonthOverlap {
  /** Places in the list, the one that begins first before the other. */
  readonly places: readonly [number, number];
}

/** Months since the year 0 of `yyyy-MM`. */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The month of a number of `monthNumber` as `yyyy-MM`. */
export const monthOfNumber = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

interface Stretch {
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** Spans with a beginning, in the order in which they begin; those that go on end in `now`. */
const stretchesOf = (spans: readonly MonthSpan[], now: string): Stretch[] =>
  spans
    .flatMap(({ from, to }, place) =>
      from === '' ? [] : [{ place, from: monthNumber(from), to: monthNumber(to === '' ? now : to) }],
    )
    .toSorted((a, b) => a.from - b.from || a.to - b.to);

/** The spans in the order in which they begin, one without a beginning last; equal ones stay as they were. */
export const inTimeOrder = <Span extends MonthSpan>(spans: readonly Span[]): Span[] => {
  const key = ({ from, to }: MonthSpan) => `${from === '' ? '9999-99' : from} ${to === '' ? '9999-99' : to}`;
  return spans.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
};

/**
 * The gaps of more than `limit` months between the spans, and from the last to `now` (`yyyy-MM`); in their order. Spans may
 * overlap and stand in any order.
 */
export function gapsOf(
  spans: readonly MonthSpan[],
  { now, limit }: { now: string; limit: number },
): MonthGap[] {
  const gaps: MonthGap[] = [];
  const stretches = stretchesOf(spans, now);
  let filled = stretches[0]?.from ?? monthNumber(now);
  for (const { from, to } of [...stretches, { from: monthNumber(now), to: monthNumber(now) }]) {
    const months = from - filled - 1;
    if (months > limit) gaps.push({ from: monthOfNumber(filled + 1), to: monthOfNumber(from - 1), months });
    filled = Math.max(filled, to);
  }
  return gaps;
}

/** The overlaps of spans: a student may leave one place and begin at another in one month, not more. */
export function overlapsOf(spans: readonly MonthSpan[], now: string): MonthOverlap[] {
  const stretches = stretchesOf(spans, now);
  return stretches.flatMap((stretch, index) =>
    stretches
      .slice(index + 1)
      .filter((other) => other.from < stretch.to)
      .map((other) => ({ places: [stretch.place, other.place] as const })),
  );
}
