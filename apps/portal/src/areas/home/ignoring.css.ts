import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const ignored = style({ paddingBottom: space.x4, color: color.inkMuted, fontSize: text.small });

/** As quiet as the note that it stands beside. */
export const ignore = style({
  minHeight: 44,
  margin: `0 calc(-1 * ${space.x2})`,
  padding: `0 ${space.x2}`,
  color: color.inkMuted,
});
