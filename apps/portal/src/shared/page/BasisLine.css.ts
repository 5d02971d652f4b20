import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

/** Smaller than what it is the basis of. */
export const basis = style({
  color: token.color.inkMuted,
  fontSize: token.text.caption,
  lineHeight: 1.6,
});
