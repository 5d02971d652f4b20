import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

/** A label, a control, and under it what helps or what is wrong. */
export const field = style({ display: 'grid', gap: space.x15, alignContent: 'start', minWidth: 0 });

export const labelLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.x3,
  fontSize: token.text.small,
  lineHeight: 1.6,
});

export const label = style({ color: color.inkStrong, fontWeight: token.weight.medium, cursor: 'default' });

/** The edge and ground of whatever takes typing; lights up when its input has the focus. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  minHeight: token.size.controlLarge,
  padding: `0 ${space.x3}`,
  border: `${token.line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.base,
  background: color.raised,
  color: color.inkStrong,
  textAlign: 'start',
  selectors: {
    '&:has(> input:focus)': {
      borderColor: color.inkStrong,
      outline: `${token.line.focus} solid ${color.focus}`,
    },
    '&:has(> [aria-invalid="true"]), [data-invalid] > &': {
      borderColor: color.dangerSolid,
      boxShadow: `inset 0 0 0 1px ${color.dangerSolid}`,
    },
    '&:has(> input:read-only)': { background: 'none', borderStyle: 'dashed' },
  },
});
globalStyle(`${box} > svg`, { color: color.inkMuted });

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: color.inkMuted, opacity: 1 },
});
// The browser's own yellow on a field it has filled in would hide the theme.
globalStyle(`${input}:autofill`, {
  WebkitTextFillColor: color.inkStrong,
  boxShadow: `inset 0 0 0 100px ${color.raised}`,
});

export const hint = style({ fontSize: token.text.small, lineHeight: 1.6, color: color.inkMuted });

export const error = style({
  display: 'flex',
  gap: space.x15,
  fontSize: token.text.small,
  lineHeight: 1.6,
  color: color.dangerSolid,
});
globalStyle(`${error} > svg`, { marginTop: 3 });
