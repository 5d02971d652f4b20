import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../../../shared/page/widths.ts';

const { color, space, line } = token;

export const options = style({
  display: 'grid',
  gap: 3,
  minWidth: 0,
  padding: 0,
  border: 0,
  margin: `0 calc(${space.x2} * -1)`,
  '@media': { [wide]: { gap: 2, margin: `0 calc(${space.x4} * -1)` } },
});

export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `28px minmax(28px, max-content) minmax(0, 1fr)`,
  alignItems: 'center',
  minHeight: 56,
  padding: `${space.x25} ${space.x2}`,
  borderRadius: token.radius.base,
  color: color.inkStrong,
  lineHeight: 1.6,
  cursor: 'pointer',
  scrollMarginBlock: 96,
  selectors: {
    // A hairline between two options that are not chosen.
    '& + &::before': {
      content: '',
      position: 'absolute',
      left: space.x2,
      right: space.x2,
      top: -2,
      borderTop: `${line.hair} solid ${color.lineSoft}`,
    },
    '&[data-selected]': { background: color.brandSoft },
    '&[data-selected]::before, &[data-selected] + &::before': { display: 'none' },
    '&:has(:focus-visible)': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: -2 },
    ':root[data-theme="contrast"] &[data-selected]': {
      boxShadow: `inset 0 0 0 2px ${color.brandSolid}`,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([data-selected])': { background: color.sunken } } },
    [wide]: {
      minHeight: 54,
      padding: `${space.x25} ${space.x4}`,
      selectors: { '& + &::before': { left: space.x4, right: space.x4 } },
    },
    print: { minHeight: 0 },
  },
});

/** The whole row is the target; the box beside it is only drawn. */
export const input = style({
  position: 'absolute',
  inset: 0,
  // Above formulas, whose parts are positioned too: a press on one is a press on the row.
  zIndex: 1,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `1.5px solid ${color.lineStrong}`,
  background: color.raised,
  selectors: { '[data-selected] > &': { borderColor: color.brandSolid, background: color.brandSolid } },
});

/** The box of a MULTIPLE option. */
export const box = style([
  mark,
  {
    borderRadius: token.radius.small,
    color: 'transparent',
    selectors: { '[data-selected] > &': { color: color.brandOn } },
    '@media': {
      '(forced-colors: active)': { selectors: { '[data-selected] > &': { color: 'CanvasText' } } },
    },
  },
]);
globalStyle(`${box} > svg`, { strokeWidth: 2 });

/** The circle of a SINGLE or JUDGE option. */
export const circle = style([
  mark,
  {
    borderRadius: '50%',
    selectors: {
      '[data-selected] > &::after': {
        content: '',
        width: 8,
        height: 8,
        borderRadius: '50%',
        background: color.brandOn,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-selected] > &::after': { background: 'CanvasText' } },
      },
    },
  },
]);

export const letter = style({
  paddingRight: space.x2,
  color: color.inkMuted,
  fontWeight: token.weight.medium,
  selectors: { '[data-selected] > &': { color: color.brandSolid } },
});
export const words = style({ overflowWrap: 'anywhere' });
