import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gap: token.space.x3, maxWidth: 880 });
export const picture = style({
  aspectRatio: '16 / 9',
  background: token.color.canvas,
});
