import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular, unbroken } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** On a phone the words beside the field say the same. */
export const scale = style([
  tabular,
  {
    display: 'none',
    color: color.inkMuted,
    fontSize: text.caption,
    lineHeight: 1.5,
    '@media': { [media.sideBySide]: { display: 'block' } },
  },
]);

/** The words of the lower value end where it is, those of the higher one begin there. */
export const words = style({ display: 'grid', alignItems: 'baseline' });
export const lower = style([unbroken, { gridColumn: 1, paddingInlineEnd: space.x1, textAlign: 'end' }]);
export const higher = style([unbroken, { gridColumn: 3, paddingInlineStart: space.x1 }]);
export const forecast = style({
  color: color.inkStrong,
  fontSize: text.small,
  fontWeight: token.weight.strong,
});

/** SVG, because browsers do not print backgrounds. */
export const picture = style({ display: 'block', width: '100%', height: 26, overflow: 'visible' });
export const base = style({ stroke: color.lineStrong, strokeWidth: token.line.hair });
export const reached = style({ stroke: color.dataNow, strokeWidth: 6 });
export const ahead = style({ stroke: color.dataNow, strokeWidth: 6, strokeDasharray: '2 3' });
export const mark = style({ stroke: color.inkStrong, strokeWidth: 2 });
export const point = style({ fill: color.surface, stroke: color.dataNow, strokeWidth: 1.5 });
globalStyle(`${picture} *`, { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } } });

export const need = style([unbroken, { textAlign: 'center' }]);
