import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = token;

export const english = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x2,
});
export const warning = style({ marginTop: 2, color: color.warningSolid });
export const met = style({ marginTop: 2, color: color.successSolid });
