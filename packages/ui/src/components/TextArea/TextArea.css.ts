import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

/**
 * The edge. Its `::after` contains the same text, invisible in the same place, so that the field grows with its text
 * without being measured.
 */
export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  gap: 0,
  alignItems: 'stretch',
});
export const growing = style({
  maxHeight: 'calc(var(--max-rows) * 1.7em + 26px)',
  '::after': {
    content: "attr(data-text) ' '",
    gridArea: '1 / 1',
    visibility: 'hidden',
    padding: space.x3,
    lineHeight: 1.7,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    minHeight: 0,
    overflow: 'hidden',
  },
});

export const text = style({
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  minHeight: 'calc(var(--rows) * 1.7em + 24px)',
  padding: space.x3,
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'none',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  resize: 'vertical',
  '::placeholder': { color: color.inkMuted, opacity: 1 },
  ':disabled': { WebkitTextFillColor: 'currentcolor', opacity: 1, cursor: 'not-allowed' },
});
globalStyle(`${growing} > ${text}`, { resize: 'none', height: '100%' });

/** Read only: the lock keeps clear of the first line. */
export const lock = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  margin: `18px ${space.x3}`,
  pointerEvents: 'none',
});
globalStyle(`${text}:has(+ ${lock}), ${area}:has(> ${lock})::after`, { paddingInlineEnd: space.x9 });

/** Help on the left, the counter at the right end of the first line. */
export const under = style({
  display: 'flex',
  gap: space.x3,
  justifyContent: 'space-between',
  alignItems: 'start',
});
export const help = style({ display: 'grid', gap: space.x1, minWidth: 0 });
export const counter = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontSize: token.text.small,
  lineHeight: 1.6,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: color.dangerSolid, fontWeight: token.weight.medium } },
});
