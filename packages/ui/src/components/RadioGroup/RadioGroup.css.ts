import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;
const hairline = `${token.line.hair} solid ${color.lineSoft}`;

export const options = recipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x6}` },
  variants: {
    orientation: { horizontal: {}, vertical: { flexDirection: 'column' } },
    ruled: { true: { flexWrap: 'nowrap', gap: 0 } },
    compared: {
      true: {
        flexDirection: 'row',
        gap: 0,
        borderBlock: hairline,
        containerType: 'inline-size',
      },
    },
    inColumns: {
      true: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0 },
    },
  },
  defaultVariants: { orientation: 'vertical' },
});

const comparedOption = `${options.classNames.variants.compared.true} > *`;
/** From this width on the choices of a comparison are beside one another. */
const sideBySide = '(min-width: 640px)';

export const option = style({
  position: 'relative',
  minWidth: 0,
  paddingBlock: space.x1,
  fontSize: token.text.small,
  // In pixels as the circle is; larger text needs more.
  lineHeight: 'max(20px, 1.42em)',
  color: color.ink,
  overflowWrap: 'anywhere',
  selectors: {
    [`${options.classNames.variants.ruled.true} > &`]: {
      width: '100%',
      padding: `${space.x3} 0`,
      borderTop: `${token.line.hair} solid color-mix(in srgb, currentcolor 16%, transparent)`,
    },
    [`${options.classNames.variants.compared.true} > &`]: {
      flex: '1 1 100%',
      padding: `${space.x4} 0`,
      fontSize: token.text.ui,
      lineHeight: 1.65,
    },
    [`${comparedOption} + &`]: { borderTop: hairline },
    [`${options.classNames.variants.inColumns.true} > &`]: {
      padding: `${space.x2} ${space.x3}`,
      borderInlineStart: hairline,
    },
  },
  '@container': {
    [sideBySide]: {
      selectors: {
        [`${comparedOption}&`]: { flex: '1 1 0', padding: `${space.x5} ${space.x8} ${space.x5} 0` },
        [`${comparedOption} + &`]: {
          paddingInline: `${space.x8} 0`,
          borderTop: 0,
          borderInlineStart: hairline,
        },
      },
    },
  },
});

/** Its unseen cover makes circle, words and consequence one target. */
export const target = style({
  display: 'flex',
  gap: space.x2,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' }, '&[data-readonly]': { cursor: 'default' } },
});

export const circle = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  marginTop: 'calc((1lh - 20px) / 2)',
  width: 20,
  height: 20,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.raised,
  selectors: {
    '[data-hovered] > &': { borderColor: color.inkStrong },
    '[data-selected] > &': { borderColor: color.brandSolid, background: color.brandSolid },
    '[data-selected] > &::after': {
      content: '',
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: color.brandOn,
    },
    ':is([data-readonly], [data-disabled]) > &': {
      borderStyle: 'dashed',
      borderColor: color.lineStrong,
      background: color.sunken,
    },
    ':is([data-readonly], [data-disabled]) > &::after': { background: color.ink },
    '[data-invalid] > &': { borderColor: color.dangerSolid },
    '[data-focus-visible] > &': { outline: `${token.line.focus} solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-selected] > &::after': { background: 'CanvasText' } } },
  },
});

export const optionHint = style({
  display: 'block',
  paddingInlineStart: 28,
  color: color.inkMuted,
  textWrapStyle: 'pretty',
  selectors: { [`${comparedOption} > &`]: { color: color.ink } },
});
/** A link in a consequence is above the cover. */
globalStyle(`${optionHint} a`, { position: 'relative', zIndex: 1 });
export const aside = style({ flex: 'none', marginInlineStart: 'auto', color: color.inkStrong });
/** From this width on the aside of a choice with a picture stands at the end of its line. */
const asideBesides = 'screen and (min-width: 520px)';
export const pictured = style([
  option,
  {
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    columnGap: space.x3,
    alignItems: 'center',
    '@media': { [asideBesides]: { columnGap: space.x4 } },
  },
]);
/** Circle, picture and words are in the columns of the choice. */
globalStyle(`${pictured} > ${target}`, { display: 'contents' });
globalStyle(`${pictured} ${circle}`, { gridRow: '1 / span 3', marginTop: 0 });
export const picture = style({ gridRow: '1 / span 3', gridColumn: 2, display: 'flex' });
const words = {
  gridColumn: '3 / -1',
  '@media': { [asideBesides]: { gridColumn: 3 } },
};
globalStyle(`${pictured} ${picture} + *`, { ...words, gridRow: 1, alignSelf: 'end' });
globalStyle(`${pictured} > ${optionHint}`, {
  ...words,
  gridRow: 2,
  alignSelf: 'start',
  paddingInlineStart: 0,
});
globalStyle(`${pictured} ${aside}`, {
  gridRow: 3,
  gridColumn: '3 / -1',
  marginInlineStart: 0,
  '@media': { [asideBesides]: { gridRow: '1 / span 3', gridColumn: 4 } },
});
/** With its consequence under it, a choice stands out as drawn. */
export const strong = style({
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  selectors: {
    [`${comparedOption} &`]: { fontSize: token.text.body, fontWeight: token.weight.strong, lineHeight: 1.55 },
  },
});
globalStyle(`${pictured} ${strong}`, { fontSize: token.text.body, fontWeight: token.weight.strong });
