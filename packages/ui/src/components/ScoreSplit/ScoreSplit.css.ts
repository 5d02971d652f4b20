import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { tabular, unbroken } from '../../theme/text.css.ts';

const { color, line, space, text } = token;

/** The place of the mark, in percent of the bar. */
export const at = createVar();

export const split = style([tabular, { overflow: 'hidden' }]);

/** Above the mark and in its middle. */
export const pass = style([
  unbroken,
  {
    position: 'relative',
    left: at,
    display: 'block',
    width: 'max-content',
    color: color.inkStrong,
    fontSize: text.caption,
    fontWeight: token.weight.strong,
    lineHeight: 1.4,
    transform: 'translateX(-50%)',
  },
]);

/** SVG, because browsers do not print backgrounds. */
export const picture = style({ display: 'block', width: '100%', height: 32, overflow: 'hidden' });
export const rest = style({ fill: 'none', stroke: color.lineStrong, strokeWidth: 2 });
export const earned = style({ fill: color.dataDone });
export const missing = style({ stroke: color.dataNow, strokeWidth: line.hair });
export const hatchGround = style({ fill: color.brandSoft });
export const hatchLine = style({ stroke: color.dataNow, strokeWidth: 2 });
/** Cut out of the bar, so that it is seen on both grounds. */
export const mark = style({
  fill: color.inkStrong,
  stroke: color.surface,
  strokeWidth: 2,
  paintOrder: 'stroke',
});
globalStyle(`${split} svg *`, { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } } });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  marginTop: space.x1,
  color: color.ink,
  fontSize: text.small,
  lineHeight: 1.5,
});
export const part = style({ display: 'flex', alignItems: 'center', gap: space.x15 });
export const swatch = style({ flex: 'none', width: 10, height: 10, overflow: 'visible' });
