import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, line, space, text } = token;

export const keys = style({
  display: 'grid',
  gap: space.x1,
  justifyItems: 'start',
  padding: `0 ${space.x2} ${space.x3} 0`,
  fontSize: text.caption,
  lineHeight: 1.7,
});
globalStyle(`${keys} kbd`, {
  padding: '1px 5px',
  border: `${line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.small,
  background: color.raised,
  font: `${text.caption}/1 ${token.font.sans}`,
});

/** Beside a place: what graduation becomes. */
export const result = style({ display: 'block', color: color.ink });
export const late = style({
  display: 'block',
  color: color.warningSolid,
  fontWeight: token.weight.strong,
});
export const early = style({
  display: 'block',
  color: color.successSolid,
  fontWeight: token.weight.strong,
});
export const why = style({ display: 'block', color: color.ink });
