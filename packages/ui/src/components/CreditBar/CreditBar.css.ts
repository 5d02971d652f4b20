import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, line, space } = token;

/** Start of a bracket, px, and its width. */
export const from = createVar();
export const span = createVar();
/** Place of the line of the required credits, px. */
export const at = createVar();

export const root = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const picture = style({ width: '100%', height: 36, overflow: 'visible' });

export const slip = styleVariants({
  passed: { fill: color.dataDone, stroke: color.dataDone },
  planned: { stroke: color.dataNow },
  basket: { fill: color.brandSoft, stroke: color.dataNow, strokeDasharray: '3 2' },
  rest: { fill: 'none', stroke: color.dataRest },
  maybe: { fill: 'none', stroke: color.dataRest, strokeDasharray: '3 3' },
  chosen: { fill: color.brandSoft, stroke: color.brandSolid },
});
globalStyle(`${picture} rect`, { strokeWidth: line.hair });
globalStyle(`${picture} rect.${slip.chosen}`, { strokeWidth: line.rule });

/** The two cords that hold the slips: cut out of them in the colour of the paper. */
export const cord = style({ stroke: color.surface, strokeWidth: 2 });
export const hatchGround = style({ fill: color.brandSoft });
export const hatchLine = style({ stroke: color.dataNow, strokeWidth: 2 });
export const requirement = style({ stroke: color.inkStrong, strokeWidth: token.line.rule });

/** In a row as a legend; below the brackets where there is room for every word. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  maxWidth: '32em',
  gap: `${space.x1} ${space.x4}`,
  marginTop: space.x25,
  color: color.ink,
  fontSize: token.text.small,
  lineHeight: 1.5,
  selectors: {
    '&[data-bracketed]': { position: 'relative', maxWidth: 'none', height: `calc(${space.x3} + 1.5em)` },
  },
});

export const group = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x15,
  selectors: {
    '[data-bracketed] > &': {
      position: 'absolute',
      left: from,
      top: 0,
      width: span,
      paddingTop: space.x2,
      whiteSpace: 'nowrap',
    },
    '[data-bracketed] > &::before': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      height: 5,
      border: `${line.hair} solid ${color.lineStrong}`,
      borderTop: 0,
    },
  },
});

/** The words of the line end below it, or above it where the others are a legend. */
export const lineWords = style({
  width: at,
  minWidth: 'max-content',
  color: color.inkStrong,
  fontSize: token.text.small,
  fontWeight: token.weight.strong,
  lineHeight: 1.5,
  textAlign: 'end',
  selectors: {
    '[data-bracketed] > &': { position: 'absolute', left: 0, top: 0, paddingTop: space.x2 },
    'div > &': { marginBottom: space.x2 },
  },
});

export const swatch = style({
  flex: 'none',
  width: 10,
  height: 14,
  alignSelf: 'center',
  overflow: 'visible',
  selectors: { '[data-bracketed] &': { display: 'none' } },
});

export const over = style({
  marginTop: space.x1,
  color: color.ink,
  fontSize: token.text.small,
  lineHeight: 1.5,
});
export const empty = style({ color: color.inkMuted, fontSize: token.text.small });
