import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ display: 'grid', gap: token.space.x5, minHeight: 320, alignContent: 'start' });
export const kind = style({
  color: token.color.inkMuted,
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
});
export const hit = style({
  padding: `${token.space.x2} 0`,
  borderBottom: `${token.line.hair} solid ${token.color.lineSoft}`,
});
export const note = style({
  padding: `${token.space.x2} 0`,
  color: token.color.inkMuted,
  fontSize: token.text.small,
});
