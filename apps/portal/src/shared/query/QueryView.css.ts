import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const followed = style({ marginBottom: token.space.x6 });

export const below = style({
  display: 'contents',
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
});
