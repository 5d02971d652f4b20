import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const brand = style({ display: 'flex', alignItems: 'center', gap: token.space.x3 });
export const wordmark = style({
  color: token.color.inkStrong,
  fontFamily: token.font.serif,
  fontSize: `min(${token.text.wordmark}, 18px)`,
  fontWeight: 700,
  lineHeight: 1.3,
  letterSpacing: '0.02em',
  whiteSpace: 'nowrap',
});
export const tagline = style({
  display: 'block',
  color: token.color.inkMuted,
  font: `${token.weight.regular} ${token.text.caption}/1.4 ${token.font.sans}`,
  letterSpacing: 0,
});
