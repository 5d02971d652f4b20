import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const between = space.x6;
/** Every part has its dot before it; the first of each line is outside and is cut off. */
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(${between} * -1)`,
  clipPath: `inset(0 0 0 ${between})`,
  fontSize: text.small,
  lineHeight: 1.5,
  color: color.inkMuted,
});
export const part = style({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: between,
  overflowWrap: 'anywhere',
});
export const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  width: between,
  textAlign: 'center',
});
