import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, line } = token;

/** Wraps over several lines, never higher than a third of a phone. */
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x15,
  maxHeight: '9.5rem',
  overflowY: 'auto',
  margin: `${space.x2} 0 ${space.x3}`,
  padding: 2,
});
export const number = style({
  minWidth: 36,
  minHeight: 36,
  padding: `0 ${space.x2}`,
  border: `${line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.small,
  background: color.raised,
  color: color.brandSolid,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  cursor: 'pointer',
  ':hover': { background: color.brandSoft },
});
export const honest = style({ display: 'block', marginTop: space.x4 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', flex: 1, gap: token.space.x3 });
globalStyle(`${actions} > *`, { flex: '1 1 auto' });
