import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, line } = token;

/** Width of the cover, px. */
export const width = createVar();
/** Size of the title, as a share of the width. */
export const titleSize = createVar();
/** Share read, 0 to 1. */
export const read = createVar();
const thread = createVar();

export const cover = style({
  vars: { [thread]: color.coverThread },
  position: 'relative',
  display: 'block',
  flex: 'none',
  width,
  height: `calc(${width} * 1.36)`,
  overflow: 'hidden',
  borderRadius: token.radius.cover,
  '@media': {
    // Backgrounds are not printed: the book is drawn with lines.
    print: {
      vars: { [thread]: color.lineStrong },
      background: color.surface,
      outline: `${line.hair} solid ${color.lineStrong}`,
      outlineOffset: -1,
    },
    '(forced-colors: active)': {
      vars: { [thread]: 'CanvasText' },
      outline: '1px solid CanvasText',
      outlineOffset: -1,
    },
  },
});

export const tone = styleVariants({
  core: { background: color.coverCore },
  public: { background: color.coverPublic },
  elective: { background: color.coverElective },
  closed: {
    vars: { [thread]: color.lineStrong },
    background: color.sunken,
    boxShadow: `inset 0 0 0 ${line.hair} ${color.lineStrong}`,
  },
});

export const binding = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: thread,
  strokeWidth: 1,
});

export const slip = style({
  position: 'absolute',
  left: '9%',
  top: '7%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '27%',
  minHeight: '62%',
  maxHeight: '86%',
  padding: `calc(${width} * 0.05) 0`,
  background: color.coverSlip,
  color: color.coverSlipInk,
  boxShadow: [
    `inset 0 0 0 calc(${width} * 0.018) ${color.coverSlip}`,
    `inset 0 0 0 calc(${width} * 0.018 + 0.75px) color-mix(in srgb, ${color.coverSlipInk} 42%, transparent)`,
  ].join(', '),
  font: `${token.weight.strong} calc(${width} * ${titleSize})/1.16 ${token.font.serif}`,
  letterSpacing: '0.05em',
  textAutospace: 'no-autospace',
  textSpacingTrim: 'space-all',
  whiteSpace: 'pre',
  writingMode: 'vertical-rl',
  '@media': { print: { outline: `0.75px solid ${color.coverSlipInk}` } },
});

export const twoColumns = style({
  width: '38%',
  minHeight: '84%',
  letterSpacing: 0,
  lineHeight: 1.36,
  textAlign: 'start',
});

/** The share that has been read: a strip along the lower edge. */
export const progress = style({
  position: 'absolute',
  inset: 'auto 0 0',
  height: `max(3px, calc(${width} * 0.04))`,
  background: `linear-gradient(${color.coverOn}, ${color.coverOn}) left / calc(${read} * 100%) 100% no-repeat ${color.coverSlipInk}`,
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});
