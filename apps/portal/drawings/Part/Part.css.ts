import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
  marginBottom: space.x3,
});
export const title = style({ fontSize: text.body, lineHeight: 1.6 });
export const note = style({
  color: color.inkMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
