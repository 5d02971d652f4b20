import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const brand = style({ display: 'flex', alignItems: 'center', gap: token.space.x3, minWidth: 0 });

export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  color: token.color.inkStrong,
  fontFamily: token.font.serif,
  fontSize: token.text.wordmark,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

export const under = style({
  display: 'block',
  overflow: 'hidden',
  color: token.color.inkMuted,
  font: `${token.weight.regular} ${token.text.caption}/1.4 ${token.font.sans}`,
  letterSpacing: 0,
  textOverflow: 'ellipsis',
});
