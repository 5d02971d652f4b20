import type { Random } from '../../random.ts';

/** The least and the greatest of what chance may choose. */
export type Range = readonly [low: number, high: number];

/** A number in the range. */
export const between = (random: Random, [low, high]: Range) => low + random.fraction() * (high - low);
