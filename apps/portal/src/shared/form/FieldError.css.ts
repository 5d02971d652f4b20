import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const fieldError = style({
  display: 'flex',
  gap: space.x15,
  alignItems: 'baseline',
  color: color.dangerSolid,
  fontSize: text.small,
  lineHeight: 1.65,
});
