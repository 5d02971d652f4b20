import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space, text, radius } = token;
const phone = '(max-width: 599px)';
const range = '[aria-multiselectable] ';

export const sheet = style({
  borderRadius: radius.base,
  background: color.raised,
  boxShadow: `${token.shadow.float}, 0 0 0 ${token.line.hair} ${color.lineSoft}`,
  overflow: 'auto',
  transition: `opacity ${token.motion.fast}`,
  selectors: { '&[data-entering]': { opacity: 0 } },
  '@media': {
    // React Aria positions it beside the field; on a phone it is a sheet from below, with the page dimmed.
    [phone]: {
      position: 'fixed !important' as 'fixed',
      inset: 'auto 0 0 !important',
      maxHeight: 'calc(100dvh - 56px) !important',
      borderRadius: `${radius.drawer} ${radius.drawer} 0 0`,
      boxShadow: `0 0 0 100vmax ${color.scrim}`,
      transition: `transform ${token.motion.base} ease-out`,
      selectors: { '&[data-entering]': { opacity: 1, transform: 'translateY(24px)' } },
    },
    '(forced-colors: active)': { border: '1px solid' },
    print: { display: 'none' },
  },
});

export const dialog = style({
  display: 'flex',
  padding: space.x3,
  outline: 'none',
  '@media': {
    [phone]: {
      flexDirection: 'column',
      padding: `${space.x3} ${space.x4} max(${space.x4}, env(safe-area-inset-bottom))`,
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
});
globalStyle(`${head} > button`, {
  '@media': { [phone]: { width: 44, height: 44 } },
});

export const choice = style({ display: 'flex', gap: space.x1 });
export const select = style({
  minHeight: 36,
  padding: `0 ${space.x15}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.inkStrong,
  fontSize: text.body,
  fontWeight: token.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.sunken } },
  '@media': { [phone]: { minHeight: 44 } },
});
globalStyle(`${select} > option`, {
  background: color.raised,
  color: color.ink,
  fontWeight: token.weight.regular,
});

export const grid = style({
  width: 'auto',
  marginTop: space.x1,
  '@media': { [phone]: { width: '100%', tableLayout: 'fixed' } },
});
globalStyle(`${grid} td, ${grid} th`, { padding: '1px 0' });

export const weekday = style({
  height: 32,
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: token.weight.regular,
  textAlign: 'center',
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  color: color.inkStrong,
  fontSize: text.ui,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': { color: color.inkMuted, cursor: 'default' },
    // The band of a range, from edge to edge.
    [`${range}&[data-selected]`]: { background: color.brandSoft },
    [`${range}&[data-selection-start]`]: { borderRadius: `${radius.base} 0 0 ${radius.base}` },
    [`${range}&[data-selection-end]`]: { borderRadius: `0 ${radius.base} ${radius.base} 0` },
    [`${range}&[data-selection-start][data-selection-end]`]: { borderRadius: radius.base },
  },
  '@media': { [phone]: { width: 'auto', height: 46 } },
});

const picked = `[data-selected]:not(${range}*), [data-selection-start], [data-selection-end]`;
export const figure = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: radius.base,
  selectors: {
    '[data-hovered] > &': { background: color.sunken },
    '[data-focus-visible] > &': { outline: `${token.line.focus} solid ${color.focus}`, outlineOffset: -2 },
    '[data-disabled] > &': { opacity: 0.72 },
    '[data-unavailable] > &': { textDecoration: 'line-through' },
    '[data-marked] > &': { color: color.brandSolid, fontWeight: token.weight.strong },
    // The dot under today's figure.
    '[data-marked] > &::after': {
      content: '""',
      position: 'absolute',
      bottom: 4,
      width: 4,
      height: 4,
      borderRadius: '50%',
      background: 'currentcolor',
    },
    [`:is(${picked}) > &`]: {
      background: color.brandSolid,
      color: color.brandOn,
      fontWeight: token.weight.medium,
    },
    [`:is(${picked})[data-focus-visible] > &`]: { outlineOffset: 1 },
    [`:is(${picked})[data-invalid] > &`]: { background: color.dangerSolid, color: color.dangerOn },
  },
});

export const reason = style({
  marginTop: space.x2,
  maxWidth: 280,
  color: color.dangerSolid,
  fontSize: text.small,
  lineHeight: 1.5,
  '@media': { [phone]: { maxWidth: 'none' } },
});

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x3,
  marginTop: space.x2,
  padding: `${space.x2} ${space.x15} ${space.x05}`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
});

globalStyle(`${foot} > button`, {
  minHeight: 32,
  '@media': { [phone]: { minHeight: 44, padding: `0 ${space.x2}` } },
});

/** Ready ranges, beside the month or, on a phone, in a row above it. */
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x1,
  marginInlineEnd: space.x3,
  paddingInlineEnd: space.x3,
  borderInlineEnd: `${token.line.hair} solid ${color.lineSoft}`,
  '@media': {
    [phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      margin: `0 0 ${space.x2}`,
      padding: `0 0 ${space.x2}`,
      borderInlineEnd: 0,
      borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
    },
  },
});
export const preset = style({
  minHeight: 36,
  padding: `0 ${space.x25}`,
  borderRadius: radius.small,
  color: color.ink,
  fontSize: text.ui,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hovered]': { background: color.sunken, color: color.inkStrong },
    '&[aria-pressed="true"]': {
      background: color.brandSoft,
      color: color.brandSolid,
      fontWeight: token.weight.medium,
    },
  },
  '@media': { [phone]: { minHeight: 44 } },
});
