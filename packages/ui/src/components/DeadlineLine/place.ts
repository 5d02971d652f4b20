const day = 86_400_000;
/** China has one time zone and no summer time. */
const beijing = 8 * 3_600_000;

/** The midnight in Beijing with which the day of `at` begins, epoch ms. */
export const startOfDay = (at: number): number => Math.floor((at + beijing) / day) * day - beijing;

/** A mark on the line with its day. */
export interface DayTick {
  /** 0 to 1 along the ruler. */
  x: number;
  /** To the next tick, 0 to 1. */
  width: number;
  /** A day of rest follows the tick. */
  rest: boolean;
  /** A week begins. */
  long: boolean;
  /** 11月30日, at the weeks that have room for it. */
  label?: string;
}

/**
 * The ruler begins at `from` and has a tick at each midnight in Beijing that follows; weeks begin on Monday. `words`
 * formats a day.
 */
export function ticks(from: number, days: number, words: (month: number, day: number) => string): DayTick[] {
  const first = startOfDay(from);
  const end = from + days * day;
  return Array.from({ length: days + 1 }, (_, index) => {
    const at = Math.max(from, first + index * day);
    const date = new Date(at + beijing);
    const weekday = date.getUTCDay();
    const monday = weekday === 1 && index > 0;
    const roomy = index > 3 && index < days - 2;
    return {
      x: along(at, from, days),
      width: (Math.min(end, first + (index + 1) * day) - at) / (days * day),
      rest: weekday === 0 || weekday === 6,
      long: monday || index === 0,
      label: monday && roomy ? words(date.getUTCMonth() + 1, date.getUTCDate()) : undefined,
    };
  });
}

/** The place of a moment along the ruler that begins at `from`, 0 to 1; clamped to the ends. */
export const along = (at: number, from: number, days: number): number =>
  Math.min(1, Math.max(0, (at - from) / (days * day)));

/** A label and its wanted place, px. */
export interface Label {
  /** The place of its stem, px. */
  x: number;
  /** How much room the words take beside it, px. */
  width: number;
}

/** The place of a label that covers no other. */
export interface PlacedDeadline {
  /** Rows above the lowest, from 0. */
  row: number;
  /** The words are to the left of the stem, because there is no room to the right. */
  flipped: boolean;
}

/**
 * Assigns every label a row so that none overlap: from right to left, each goes above all labels that it would touch
 * or whose stem it would cross.
 *
 * @param labels in order of `x`.
 */
export function placeDeadlines(labels: readonly Label[], total: number): PlacedDeadline[] {
  const done: (PlacedDeadline & { start: number; end: number; x: number })[] = [];
  for (const { x, width } of labels.toReversed()) {
    const flipped = x + width > total && x - width >= 0;
    const [start, end] = flipped ? [x - width, x] : [x, x + width];
    const touching = done.filter((other) => other.start <= end && other.end >= start);
    const row = Math.max(-1, ...touching.map((other) => other.row)) + 1;
    done.push({ row, flipped, start, end, x });
  }
  return done.reverse().map(({ row, flipped }) => ({ row, flipped }));
}
