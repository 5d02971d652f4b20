import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${token.space.x3} ${token.space.x6}`,
  marginBottom: token.space.x5,
  '@media': { [media.wide]: { marginBottom: token.space.x6 } },
});

export const words = style({ flex: '1 1 16em', minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({
  fontSize: token.text.title,
  '@media': { [media.wide]: { fontSize: token.text.display } },
});

export const lede = style({
  marginTop: token.space.x1,
  color: token.color.inkMuted,
  fontSize: token.text.ui,
  maxWidth: token.measure,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: token.space.x3 });
