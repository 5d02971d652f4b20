import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.x5,
  marginTop: token.space.x4,
});
