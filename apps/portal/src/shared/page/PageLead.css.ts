import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from './widths.ts';

/** The action, and below it what else can be done; on a phone the dock has the action. */
export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.x2,
  '@media': { [`screen and ${wide}`]: { justifyItems: 'center' } },
});
