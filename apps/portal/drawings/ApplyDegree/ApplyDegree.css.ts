import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const print = style({ marginTop: token.space.x2 });
export const submitted = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space.x7,
});
