import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { tabular, unbroken } from '../../theme/text.css.ts';

const { color, space } = token;

/** Below this width of the bar, px, the rarer controls are in a menu. */
const narrowBelow = 520;
const isNarrow = `(max-width: ${narrowBelow - 1}px)`;

export const frame = style({
  containerType: 'inline-size',
  width: '100%',
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x1,
  minHeight: 48,
  color: color.inkStrong,
  fontSize: token.text.small,
  '@container': { [isNarrow]: { columnGap: 0 } },
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x15,
  minWidth: 40,
  minHeight: 40,
  padding: `0 ${space.x2}`,
  borderRadius: token.radius.base,
  color: color.inkStrong,
  fontSize: token.text.small,
  lineHeight: token.leading.figure,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  transition: `background-color ${token.motion.fast}`,
  selectors: {
    '&[data-hovered]': { background: color.sunken },
    '&[data-pressed]': { background: color.brandSoft },
    '&[aria-pressed=true]': { background: color.brandSoft, color: color.brandSolid },
    // Dashed, as a blocked button is: never simply grey.
    '&[aria-disabled=true]': {
      color: color.inkMuted,
      background: 'none',
      outline: `${token.line.hair} dashed ${color.lineStrong}`,
      outlineOffset: -4,
      cursor: 'default',
    },
    '&[data-focus-visible]': {
      outline: `${token.line.focus} solid ${color.focus}`,
      outlineOffset: -2,
    },
  },
  '@container': { [isNarrow]: { minWidth: 44, minHeight: 44, padding: `0 ${space.x1}` } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } } },
  },
});

export const wideOnly = style({ '@container': { [isNarrow]: { display: 'none' } } });

export const narrowOnly = style({ display: 'none', '@container': { [isNarrow]: { display: 'block' } } });

/** The times; the controls after them move to the other end. */
export const time = style([
  tabular,
  unbroken,
  {
    flex: 1,
    padding: `0 ${space.x2}`,
    color: color.inkMuted,
    '@container': {
      [isNarrow]: {
        padding: `0 ${space.x1}`,
        // In the largest text it has a line of its own, so that all buttons stay in one.
        selectors: { ':root[data-text="huge"] &': { order: -1, flexBasis: '100%' } },
      },
    },
  },
]);
export const now = style({ color: color.inkStrong, fontWeight: token.weight.medium });
