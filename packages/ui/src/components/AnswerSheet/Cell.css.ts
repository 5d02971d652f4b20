import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { wide } from '../AppShell/frame.css.ts';

const { color, line, weight } = token;

const minCellWidth = createVar();

/** 稿纸格: as many as fit, each 36 px high; wider on a phone, for the thumb. */
export const cells = style({
  vars: { [minCellWidth]: '2.5rem' },
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minCellWidth}, 100%), 1fr))`,
  // The cells' borders overlap.
  paddingRight: line.hair,
  paddingBottom: line.hair,
  '@media': { [wide]: { vars: { [minCellWidth]: '2.0625rem' } } },
});

const ground = style({
  position: 'relative',
  border: `${line.hair} solid ${color.lineStrong}`,
  background: color.surface,
  color: color.inkMuted,
});

export const cell = style([
  ground,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: 0,
    height: `max(36px, 2rem)`,
    margin: `0 calc(-1 * ${line.hair}) calc(-1 * ${line.hair}) 0`,
    paddingBottom: 5,
    fontSize: token.text.small,
    lineHeight: 1,
    selectors: {
      '&:hover': { color: color.inkStrong, textDecoration: 'underline', textUnderlineOffset: 2 },
      '&:focus-visible': { zIndex: 2 },
      // Thick frame: where the student is.
      '&[aria-current]': {
        zIndex: 1,
        boxShadow: `0 0 0 1px ${color.inkStrong}, inset 0 0 0 1px ${color.inkStrong}`,
        borderColor: color.inkStrong,
        fontWeight: weight.strong,
      },
    },
    '@media': {
      print: { selectors: { '&[aria-current]': { boxShadow: 'none' } } },
      '(forced-colors: active)': {
        selectors: { '&[aria-current]': { outline: '2px solid CanvasText', outlineOffset: -2 } },
      },
    },
  },
]);

/** The same drawing, 22 px, in the legend. */
export const sample = style([ground, { flex: 'none', width: 22, height: 22 }]);
export const sampleCurrent = style({
  boxShadow: `0 0 0 1px ${color.inkStrong}`,
  borderColor: color.inkStrong,
});

export const state = styleVariants({
  empty: { selectors: { '&[aria-current]': { color: color.inkStrong } } },
  partly: { color: color.brandSolid, fontWeight: weight.strong },
  answered: { background: color.brandSoft, color: color.brandSolid, fontWeight: weight.strong },
  right: { background: color.successSoft, color: color.successSolid, fontWeight: weight.strong },
  wrong: { background: color.dangerSoft, color: color.dangerSolid, fontWeight: weight.strong },
});

/** The pencil's mark; SVG, because browsers do not print backgrounds. */
export const mark = style({
  position: 'absolute',
  left: '50%',
  bottom: 3,
  width: 16,
  height: 8,
  marginLeft: -8,
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** Within the legend's sample. */
globalStyle(`${sample} > ${mark}`, { width: 11, marginLeft: -5.5 });
export const pencil = style({ strokeWidth: 3 });

/** Red corner. */
export const flag = style({
  position: 'absolute',
  top: 0,
  right: 0,
  border: '5px solid',
  borderColor: `${color.dangerSolid} ${color.dangerSolid} transparent transparent`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** Not with the server yet: an amber ring at the other corner. */
export const unsaved = style({
  position: 'absolute',
  top: 2,
  left: 2,
  width: 7,
  height: 7,
  border: `1.5px solid ${color.warningSolid}`,
  borderRadius: '50%',
});
