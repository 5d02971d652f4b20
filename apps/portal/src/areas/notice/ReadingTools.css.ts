import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  gap: token.space.x1,
  '@media': { print: { display: 'none' } },
});
