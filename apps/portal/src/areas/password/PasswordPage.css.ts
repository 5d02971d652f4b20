import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = token;

export const page = style({ display: 'grid', gap: space.x5, maxWidth: 440 });
export const form = style({ display: 'grid', gap: space.x5, minWidth: 0 });
export const rules = style({
  display: 'grid',
  gap: space.x1,
  marginTop: `calc(${space.x3} * -1)`,
  fontSize: token.text.small,
});
