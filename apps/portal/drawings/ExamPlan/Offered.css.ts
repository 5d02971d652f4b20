import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const offered = style({ marginTop: space.x10 });
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x6}`,
  color: color.ink,
  fontSize: text.small,
});
export const withIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x15,
  minHeight: 24,
});
globalStyle(`${filter} > span > svg`, { color: color.inkMuted });

export const count = style({ color: color.inkMuted, fontWeight: token.weight.regular });
export const code = style({ fontVariantNumeric: 'tabular-nums' });
export const formerCode = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: text.caption,
  lineHeight: 1.4,
});
export const book = style({
  color: color.inkMuted,
  fontSize: text.small,
  // The edition moves to the next line as a whole.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const notNow = style({
  marginTop: space.x4,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
