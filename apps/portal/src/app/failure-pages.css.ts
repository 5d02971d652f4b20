import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

export const crash = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: token.space.x4,
  maxWidth: token.measure,
  padding: `${token.space.x16} ${token.space.x5}`,
});
globalStyle(`${crash} h1`, { fontSize: token.text.title });
