import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const drawing = style({
  width: 140,
  height: 98,
  fill: 'none',
  stroke: token.color.inkMuted,
  strokeWidth: token.line.stroke,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** The accent of the drawing, in the institution's colour. */
globalStyle(`${drawing} [data-accent]`, { stroke: token.color.brandSolid });
/** In front of the other lines. */
globalStyle(`${drawing} [data-solid]`, { fill: token.color.surface });
