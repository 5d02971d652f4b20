import type { Random } from '../../random.ts';

/** Size of a captcha picture in CSS pixels; it has twice as many in each direction. */
export const captchaSize = { width: 120, height: 44 } as const;

/** Height of a letter before chance stretches it, CSS pixels. */
export const letterHeight = 25;

/** The least and the greatest of what chance may choose. */
export type Range = readonly [low: number, high: number];

/** A number in the range. */
export const between = (random: Random, [low, high]: Range) => low + random.fraction() * (high - low);
