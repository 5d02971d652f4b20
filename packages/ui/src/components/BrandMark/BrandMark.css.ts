import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color } = token;

export const mark = style({
  display: 'block',
  flex: 'none',
  fill: 'none',
  strokeWidth: 1.3,
  strokeLinecap: 'round',
});
export const cover = style({ fill: color.coverCore });
export const thread = style({ stroke: color.coverThread, strokeWidth: 1 });
export const slip = style({ fill: color.coverSlip });
export const wave = style({ stroke: color.coverCore });
