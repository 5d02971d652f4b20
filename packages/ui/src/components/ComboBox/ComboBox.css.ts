import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { list } from '../Select/Select.css.ts';

const { color, space } = token;

/** The button reaches the edge. */
export const edge = style({ selectors: { '&:has(> button)': { paddingInlineEnd: 0 } } });

export const opener = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: 44,
  minHeight: 44,
  marginInlineStart: `calc(${space.x2} * -1)`,
  color: color.inkMuted,
  selectors: { '&[data-hovered], &[data-pressed]': { color: color.inkStrong } },
});

export const heading = style({
  padding: `${space.x2} ${space.x3} ${space.x1}`,
  color: color.inkMuted,
  fontSize: token.text.caption,
  fontWeight: token.weight.medium,
  lineHeight: 1.6,
});

/** In place of the rows when there are none. */
export const message = style({
  padding: `${space.x3} ${space.x3}`,
  color: color.inkMuted,
  fontSize: token.text.small,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

/** The rows of a long list are positioned by measured heights, which include the padding. */
export const longList = style({ padding: 0, height: 320 });
globalStyle(`${list}${longList}[data-empty]`, { height: 'auto' });

export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x3}`,
  alignItems: 'baseline',
  color: color.ink,
  fontSize: token.text.small,
  lineHeight: 1.6,
});
export const inPopover = style({
  padding: `${space.x2} ${space.x4} ${space.x3}`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
});
/** When the list would only repeat the same words, they are shown once. */
globalStyle(`${list}[data-empty]:has(~ ${inPopover})`, {
  position: 'absolute',
  width: 1,
  height: 1,
  padding: 0,
  clipPath: 'inset(50%)',
});
globalStyle(`${list}[data-empty] ~ ${inPopover}`, { borderTop: 0, paddingTop: space.x3 });
globalStyle(`${trouble} > svg`, { flex: 'none', alignSelf: 'center', color: color.warningSolid });
