import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { tabular, unbroken } from '../../theme/text.css.ts';

const { color, space } = token;

/** Diameter of the handle, px. */
const knob = 14;

export const ruler = style({ width: '100%', '@media': { print: { display: 'none' } } });
export const line = style({ position: 'relative', height: 22 });
/** SVG, because a forced palette removes backgrounds. */
export const picture = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });
globalStyle(`${picture} *`, { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } } });

export const closed = style({ stroke: color.lineStrong, strokeWidth: 2, strokeDasharray: '2 4' });
export const open = style({ fill: color.sunken, stroke: color.lineSoft, strokeWidth: 1 });
export const played = style({ fill: color.brandSolid });
export const ahead = style({ fill: `color-mix(in srgb, ${color.brandSolid} 38%, ${color.sunken})` });
export const cut = style({ fill: color.surface });
export const furthest = style({ fill: color.inkStrong });
export const pop = style({ fill: color.warningSolid });
export const answeredPop = style({ fill: color.surface, stroke: color.successSolid, strokeWidth: 1.5 });

const thumb = {
  width: knob,
  height: knob,
  border: 0,
  borderRadius: '50%',
  background: color.brandSolid,
  boxShadow: `0 0 0 2px ${color.surface}`,
} as const;

const focusedThumb = { outline: `${token.line.focus} solid ${color.focus}`, outlineOffset: 2 } as const;

/** As wide as the line and half a handle at either end, so that the handle's middle is where the picture says. */
export const handle = style({
  position: 'absolute',
  top: `calc(-1 * ${space.x1})`,
  left: -knob / 2,
  width: `calc(100% + ${knob}px)`,
  height: `calc(100% + 2 * ${space.x1})`,
  appearance: 'none',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  outline: 'none',
  selectors: {
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': focusedThumb,
    '&:focus-visible::-moz-range-thumb': focusedThumb,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::-webkit-slider-thumb': { background: 'Highlight' },
        '&::-moz-range-thumb': { background: 'Highlight' },
      },
    },
  },
});

const isHuge = ':root[data-text="huge"] &';

/** Read out; shown where the text is so large that marks alone are too small. */
export const marks = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  color: color.inkMuted,
  fontSize: token.text.small,
  selectors: {
    [isHuge]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space.x4}`,
      marginTop: space.x1,
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});
export const mark = style({ overflowWrap: 'anywhere' });
export const when = style([tabular, unbroken]);
