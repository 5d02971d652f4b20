/** One result within an exam period. */
interface TrendAttempt {
  id: string;
  /** 0 to 100; `null` when the student was absent. */
  score: number | null;
  /** The course. */
  name?: string;
  /** Replaces the score when there is none: 违纪. Default 缺考. */
  note?: string;
}

/** An exam period, in the order of time. */
export interface TrendPeriod {
  id: string;
  /** Short, below the axis: 26.10. */
  label: string;
  /** In full, for the list and the reading: 2026年10月. Default `label`. */
  name?: string;
  /** None when nothing was taken: the line is interrupted there. */
  attempts: readonly TrendAttempt[];
}

/** An attempt with its period; a score that is NaN counts as none. */
export interface TrendPoint extends TrendAttempt {
  period: TrendPeriod;
  /** Unique in the chart. */
  key: string;
}

/** All attempts in the order of the list. */
export const pointsOf = (periods: readonly TrendPeriod[]): TrendPoint[] =>
  periods.flatMap((period) =>
    period.attempts.map((attempt) => ({
      ...attempt,
      score: attempt.score !== null && Number.isFinite(attempt.score) ? attempt.score : null,
      period,
      key: `${period.id} ${attempt.id}`,
    })),
  );

/** The score as it can be drawn. */
export const held = (score: number): number => Math.min(100, Math.max(0, score));
