import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const full = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: token.space.x5,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space.x3,
  justifyContent: 'center',
});
