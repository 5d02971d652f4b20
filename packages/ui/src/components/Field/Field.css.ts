import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

/** A label, a control, and under it the hint or the error. */
export const field = style({ display: 'grid', gap: space.x15, alignContent: 'start', minWidth: 0 });

export const labelLine = style({
  display: 'flex',
  // In large text on a phone the link goes below the label.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.x3,
  fontSize: token.text.small,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

/** A link beside the label is never broken. */
globalStyle(`${labelLine} > :not(:first-child)`, { flex: 'none' });

export const label = style({
  minWidth: 0,
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  cursor: 'default',
});

/** The edge and background of an input; highlighted when the input has the focus. */
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
    '&:where(:hover:has(> :is(input, textarea):read-write))': { borderColor: color.inkStrong },
    // No more specific than the red of an error, which stays under the focus.
    '&:has(> :where(input, textarea):focus)': {
      borderColor: color.inkStrong,
      outline: `${token.line.focus} solid ${color.focus}`,
    },
    '&:has(> [aria-invalid="true"]), [data-invalid] > &': {
      borderColor: color.dangerSolid,
      boxShadow: `inset 0 0 0 1px ${color.dangerSolid}`,
    },
    '&:has(> :is(input, textarea):read-only:not(:disabled))': { background: 'none', borderStyle: 'dashed' },
    '[data-disabled] > &, &[data-disabled]': {
      background: color.sunken,
      borderColor: color.lineStrong,
      borderStyle: 'dashed',
      color: color.ink,
      cursor: 'not-allowed',
    },
  },
});
globalStyle(`${box} > svg`, { flex: 'none', color: color.inkMuted });

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
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.inkMuted, opacity: 1 },
  // Safari dims disabled text, which must stay readable.
  ':disabled': { WebkitTextFillColor: 'currentcolor', opacity: 1, cursor: 'not-allowed' },
});
// The browser's own yellow on a field it has filled in would hide the theme.
globalStyle(`${input}:autofill`, {
  WebkitTextFillColor: color.inkStrong,
  boxShadow: `inset 0 0 0 100px ${color.raised}`,
});

/** Inside the edge beside the text: a unit, a country code. */
export const affix = style({
  flex: 'none',
  color: color.inkMuted,
  fontSize: token.text.small,
  whiteSpace: 'nowrap',
});

export const description = style({
  display: 'grid',
  gap: space.x1,
  textWrapStyle: 'pretty',
  fontSize: token.text.small,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
export const hint = style({ color: color.inkMuted });
export const reason = style({ display: 'flex', gap: space.x2, color: color.ink });
globalStyle(`${reason} > svg`, { flex: 'none', marginTop: 3, color: color.warningSolid });

export const error = style({
  display: 'flex',
  gap: space.x15,
  fontSize: token.text.small,
  lineHeight: 1.6,
  color: color.dangerSolid,
  textWrapStyle: 'pretty',
  overflowWrap: 'anywhere',
});
globalStyle(`${error} > svg`, { flex: 'none', marginTop: 3 });

/** A field and an element beside it; on the narrowest screens the second wraps under the first. */
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
globalStyle(`${line} > :first-child`, { flex: '1 1 8em' });
