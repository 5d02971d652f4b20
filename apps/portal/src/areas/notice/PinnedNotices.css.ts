import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const pinned = style({
  marginBottom: token.space.x3,
  paddingBottom: token.space.x3,
  borderBottom: `${token.line.hair} solid ${token.color.lineSoft}`,
});
