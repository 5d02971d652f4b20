import { style } from '@vanilla-extract/css';

/** As high as the controls that come a moment later, px. */
const barHeight = 56;

export const bar = style({ minHeight: barHeight });
