import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { tabular, unbroken } from '../../theme/text.css.ts';

const { color, space, text } = token;

/** The place of the mark, in percent of the scale. */
export const at = createVar();

export const gauge = style([tabular, { display: 'block', width: '100%', overflow: 'hidden' }]);

/** SVG, because browsers do not print backgrounds. */
export const picture = style({ display: 'block', width: '100%', height: 20, overflow: 'hidden' });
export const scale = style({ fill: color.lineStrong });
export const short = style({ fill: color.dataNow });
export const reached = style({ fill: color.dataDone });
export const warning = style({ fill: color.warningSolid });
export const danger = style({ fill: color.dangerSolid });
/** Cut out of the bar, so that it is seen on both grounds. */
export const mark = style({
  fill: color.inkStrong,
  stroke: color.surface,
  strokeWidth: 2,
  paintOrder: 'stroke',
});
globalStyle(`${picture} *`, { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } } });

/** After the mark, and before it near the end of the scale. */
export const need = style([
  unbroken,
  {
    position: 'relative',
    left: at,
    display: 'block',
    width: 'max-content',
    marginTop: `calc(-1 * ${space.x15})`,
    marginLeft: space.x15,
    color: color.inkMuted,
    fontSize: text.caption,
    lineHeight: 1.4,
    selectors: {
      '&[data-turned]': { marginLeft: `calc(-1 * ${space.x15})`, transform: 'translateX(-100%)' },
    },
  },
]);
