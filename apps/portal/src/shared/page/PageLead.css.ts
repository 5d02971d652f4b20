import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { style } from '@vanilla-extract/css';

/** The action, and below it what else can be done; on a phone the dock has the action. */
export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space.x2,
  '@media': { [media.wide]: { justifyItems: 'center' } },
});
