/** A stretch of a life, both months included. */
export interface ResumeSpan {
  id: string;
  /** On the bar; cut off where the bar is short. */
  label: string;
  /** `yyyy-MM`; a span without a beginning, or that ends before it, is not drawn. */
  from: string;
  /** `yyyy-MM`; empty until now. */
  to: string;
}

/** Months between two stretches that nothing fills, both included (`yyyy-MM`). */
export interface ResumeGap {
  from: string;
  to: string;
  months: number;
}

/** Months since the year 0; NaN for what is no month. */
export const monthAt = (month: string): number => {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  return Number(year) * 12 + Number(number) - 1;
};

/** A span on the ruler: months since the year 0, `[from, to)`. */
export interface PlacedSpan {
  span: ResumeSpan;
  from: number;
  to: number;
  /** 0 on the axis; spans that overlap are above each other. */
  lane: number;
}

/**
 * The spans that can be drawn, in the order of time, each on the lowest lane that is free. Two that share the month of the change
 * are on one lane: the later begins where the earlier ends.
 *
 * @param now months since the year 0, of this month.
 */
export function placeSpans(spans: readonly ResumeSpan[], now: number): PlacedSpan[] {
  const lanes: number[] = [];
  return spans
    .map((span) => ({
      span,
      from: monthAt(span.from),
      to: (span.to === '' ? now : monthAt(span.to)) + 1,
    }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .map(({ span, from, to }) => {
      const free = lanes.findIndex((end) => from >= end - 1);
      const lane = free < 0 ? lanes.length : free;
      const start = Math.min(to - 0.5, Math.max(from, lanes[lane] ?? from));
      lanes[lane] = Math.max(to, lanes[lane] ?? to);
      return { span, from: start, to, lane };
    });
}

/** The ends of the ruler, months since the year 0, `[from, to)`. */
export interface RulerEnds {
  from: number;
  to: number;
}

/** The ends that hold everything and this month, with a fortieth of it free on either side when `isAiry`. */
export function endsOf(stretches: readonly RulerEnds[], now: number, isAiry: boolean): RulerEnds {
  const from = Math.min(now, ...stretches.map((stretch) => stretch.from));
  const to = Math.max(now + 1, ...stretches.map((stretch) => stretch.to));
  const air = isAiry ? Math.max(1, (to - from) / 40) : 0;
  return { from: from - air, to: to + air };
}

/** A year's first month on the ruler. */
export interface YearTick {
  year: number;
  /** 0 to 1. */
  at: number;
  isLabelled: boolean;
}

const steps = [1, 2, 5, 10, 20, 50];

/**
 * The years that begin on the ruler. As many are labelled as have `room` each and are whole within the ruler; years too close
 * together to be told apart have no tick, either.
 *
 * @param room of a label, as a share of the ruler, 0 to 1.
 */
export function yearTicks({ from, to }: RulerEnds, room: number): YearTick[] {
  const year = 12 / (to - from);
  const step = steps.find((years) => years * year >= room) ?? 100;
  const ticksEach = year * 6 >= room ? 1 : step;
  const first = Math.ceil(from / 12);
  const count = Math.max(0, Math.floor(to / 12) - first + 1);
  return Array.from({ length: count }, (_, index) => first + index)
    .filter((number) => number % ticksEach === 0)
    .map((number) => {
      const at = (number * 12 - from) / (to - from);
      const isWhole = at >= room / 2 && at <= 1 - room / 2;
      return { year: number, at, isLabelled: number % step === 0 && isWhole };
    });
}
