// Only for the drawing: its example. The process score is for the server to compute.

import type { ScorePart } from './course.ts';

/** To one decimal, as scores are given; 0.05 rounds up. */
export const oneDecimal = (value: number) => (Math.round(value * 10 + 1e-9) / 10).toFixed(1);

/** What a part adds to the process score. */
export const pointsOf = ({ score, weight }: ScorePart) => score * weight;

/** The process score, 0 to 100. */
export const processTotal = (parts: readonly ScorePart[]) =>
  parts.reduce((sum, part) => sum + pointsOf(part), 0);
