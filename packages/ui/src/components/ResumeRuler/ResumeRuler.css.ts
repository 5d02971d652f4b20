import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { tabular, unbroken } from '../../theme/text.css.ts';

const { color, line, space, text, weight } = token;

/** Place along the ruler and width of a bar, percent of it. */
export const at = createVar();
export const wide = createVar();
/** Share of a label left of its place, 0 to 1. */
export const anchor = createVar();
/** Row of a gap's words, 0 the nearest to the bars; number of rows. */
export const row = createVar();
export const rows = createVar();
/** Lane of a bar, 0 on the axis; number of lanes. */
export const lane = createVar();
export const lanes = createVar();

/** Heights grow with the student's text. */
const rowHeight = '1.5em';
const barHeight = createVar();

export const root = style([tabular, { position: 'relative', width: '100%' }]);

export const picture = style({
  vars: { [barHeight]: '1.6em' },
  overflow: 'hidden',
  color: color.inkMuted,
  fontSize: text.caption,
  lineHeight: 1.5,
  selectors: { '&[data-look="gap"]': { vars: { [barHeight]: '1.1em' } } },
});

export const above = style({ position: 'relative', height: `calc(${rows} * ${rowHeight} + ${space.x15})` });

/** The stroke between a gap and its words. */
export const hole = style({
  position: 'absolute',
  left: at,
  bottom: 0,
  width: 1,
  height: `calc(${row} * ${rowHeight} + ${space.x15})`,
  background: color.dangerSolid,
  selectors: { '[data-look="gap"] &': { background: 'none' } },
});
export const holeWords = style([
  unbroken,
  {
    position: 'absolute',
    left: 0,
    bottom: '100%',
    transform: `translateX(calc(-100% * ${anchor}))`,
    color: color.dangerSolid,
    fontWeight: weight.strong,
    lineHeight: rowHeight,
    background: color.surface,
  },
]);

export const bars = style({ position: 'relative', height: `calc(${lanes} * (${barHeight} + 2px))` });
export const bar = style({
  position: 'absolute',
  left: at,
  bottom: `calc(${lane} * (${barHeight} + 2px) + 1px)`,
  width: wide,
  height: barHeight,
  paddingRight: 1,
});
export const whole = style({ height: 'calc(100% - 2px)' });
/** SVG, because browsers do not print backgrounds and a forced palette removes them. */
export const shape = style({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });
export const filled = style({ fill: color.brandSolid });
export const dashed = style({
  fill: color.dangerSoft,
  stroke: color.dangerSolid,
  strokeWidth: 1.5,
  strokeDasharray: '4 2.5',
});
globalStyle(`${shape} *`, { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } } });

export const label = style({
  position: 'absolute',
  inset: 0,
  padding: `0 ${space.x1}`,
  overflow: 'hidden',
  color: color.brandOn,
  lineHeight: barHeight,
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const axis = style({
  position: 'relative',
  height: `calc(${space.x2} + 1.5em)`,
  marginTop: space.x05,
  borderTop: `${line.hair} solid ${color.lineStrong}`,
});
export const tick = style({
  position: 'absolute',
  left: at,
  top: 0,
  width: 0,
  height: space.x1,
  borderLeft: `${line.hair} solid ${color.lineStrong}`,
  selectors: { '&[data-labelled]': { height: space.x15 } },
});
export const year = style({
  position: 'absolute',
  top: '100%',
  left: 0,
  paddingTop: space.x05,
  transform: 'translateX(-50%)',
});

export const months = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: `calc(${space.x1} + 1.5em)`,
  paddingTop: space.x1,
});
export const month = style([unbroken, { position: 'absolute', left: at }]);
