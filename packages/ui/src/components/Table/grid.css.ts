import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space, text, line } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;

export const scroller = style({
  position: 'relative',
  // A text button ends this much beyond its words, the target's padding: in the last column that is no overflow.
  marginInlineEnd: -4,
  paddingInlineEnd: 4,
  scrollPaddingBlockStart: '3rem',
  selectors: {
    '&[data-overflows]': { overflowX: 'auto' },
    '&[data-boxed]': { overflow: 'auto', overscrollBehaviorY: 'contain' },
  },
  '@media': { print: { overflow: 'visible !important', maxHeight: 'none !important' } },
});

/** Before and after a grid: no room, never scrolled to. */
export const mark = style({
  position: 'sticky',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'block',
  width: 0,
  height: 0,
  outline: 'none',
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.ui,
  lineHeight: 1.5,
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  background: color.surface,
  '@media': { print: { position: 'static' } },
});

const cellBase = style({
  paddingBlock: space.x2,
  paddingInline: `0 ${space.x3}`,
  borderBottom: hair,
  textAlign: 'start',
  fontWeight: token.weight.regular,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  outlineOffset: -2,
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-numeric]': { fontVariantNumeric: 'tabular-nums lining-nums' },
    // Figures are not broken where the column can grow.
    'table:not([data-fixed]) > * > * > &[data-numeric]': { overflowWrap: 'normal' },
    'tbody &:empty::before': { content: '"—"', color: color.inkMuted },
    '&:last-child': { paddingInlineEnd: 0 },
    '&[data-align="end"]:not(:last-child)': { paddingInlineEnd: space.x6 },
    '&[data-sticky]': { position: 'sticky', zIndex: 1, background: color.surface },
    '[data-overflows] > table &[data-sticky]': { boxShadow: `1px 0 0 ${color.lineSoft}` },
  },
});

export const headCell = style([
  cellBase,
  {
    position: 'relative',
    height: token.size.control,
    color: color.inkMuted,
    fontSize: text.small,
    whiteSpace: 'nowrap',
    overflowWrap: 'normal',
    borderBottom: `${line.hair} solid ${color.lineStrong}`,
    selectors: {
      '&[data-sticky]': { zIndex: 2 },
      // Columns are as wide as their cells: where a header will stand is not known before the first rows.
      'table[data-unsettled] &': { visibility: 'hidden' },
    },
  },
]);

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x15,
  maxWidth: '100%',
  minHeight: 28,
  overflow: 'hidden',
  borderRadius: token.radius.small,
  color: 'inherit',
  outlineOffset: -2,
  selectors: {
    '&:hover': { color: color.inkStrong },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': {
      color: color.inkStrong,
      fontWeight: token.weight.medium,
    },
  },
});

export const resizer = style({
  position: 'absolute',
  insetBlock: 6,
  insetInlineEnd: 0,
  width: 24,
  cursor: 'col-resize',
  touchAction: 'none',
  borderRadius: token.radius.small,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 6,
    insetInlineEnd: 8,
    width: 1,
    background: color.lineSoft,
  },
  selectors: {
    '&:hover::after, &:focus-visible::after': { width: 2, background: color.lineStrong },
    '&[data-resizing]::after': { insetBlock: 0, width: 2, background: color.brandSolid },
  },
  '@media': { print: { display: 'none' } },
});
globalStyle(`${headCell}:has(> ${resizer})`, { paddingInlineEnd: space.x7 });

export const row = style({
  selectors: {
    '&[data-pressable]': { cursor: 'pointer' },
    '&[data-pressable]:hover': { background: `color-mix(in srgb, ${color.sunken} 45%, transparent)` },
    '&[aria-selected="true"]': { background: color.brandSoft },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});
// The tint of a row extends a little beyond the table, or a checkbox would touch its edge.
globalStyle(`${row}[aria-selected="true"] > :first-child`, {
  boxShadow: `calc(${space.x2} * -1) 0 0 ${color.brandSoft}`,
});
globalStyle(`${row}[aria-selected="true"] > :last-child`, {
  boxShadow: `${space.x2} 0 0 ${color.brandSoft}`,
});
globalStyle(`${row}[aria-selected="true"] > [data-sticky]`, { background: color.brandSoft });

export const cell = style([
  cellBase,
  {
    height: token.size.row,
    selectors: { '[data-compact] &': { height: 40, paddingBlock: space.x1 } },
  },
]);
export const rowHeader = style([cell, { color: color.inkStrong, fontWeight: token.weight.strong }]);

export const control = style([
  cellBase,
  {
    width: 40,
    position: 'relative',
    selectors: {
      '&[style*="inset-inline-start"]': { position: 'sticky', zIndex: 1, background: color.surface },
      'thead &': { borderBottomColor: color.lineStrong },
    },
  },
]);
globalStyle(`${row}[aria-selected="true"] > ${control}[style*="inset-inline-start"]`, {
  background: color.brandSoft,
});

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.x4,
  whiteSpace: 'nowrap',
});
export const skeleton = style({
  display: 'flex',
  selectors: { '[data-align="end"] > &': { justifyContent: 'flex-end' } },
});

export const detailRow = style({});
export const detail = style([
  cellBase,
  {
    paddingBlock: space.x4,
    paddingInline: space.x10,
    background: `color-mix(in srgb, ${color.sunken} 45%, transparent)`,
  },
]);
/** Brings its own ground. */
export const under = style([cellBase, { paddingBlock: `0 ${space.x35}`, paddingInline: 0 }]);
globalStyle(`${row}:has(+ ${detailRow}) > *`, { borderBottomColor: 'transparent' });

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  background: color.surface,
  '@media': { print: { position: 'static' } },
});
export const footCell = style([
  cellBase,
  {
    height: token.size.row,
    borderTop: `${line.hair} solid ${color.lineStrong}`,
    borderBottom: 0,
    color: color.inkStrong,
    fontWeight: token.weight.medium,
    marginTop: -1,
  },
]);

export const instead = style({ padding: `${space.x8} 0`, borderBottom: hair });
