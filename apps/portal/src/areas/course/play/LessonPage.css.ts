import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the controls that come a moment later, px. */
const barHeight = 48;

export const page = style({ display: 'grid', gap: token.space.x3, maxWidth: 880 });
export const picture = style({
  aspectRatio: '16 / 9',
  background: token.color.canvas,
});
export const bar = style({ minHeight: barHeight });
