import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text } = token;

export const inPage = recipe({
  base: { minWidth: 0 },
  variants: { block: { true: { width: '100%' }, false: {} } },
});
export const reason = style({
  display: 'flex',
  gap: space.x2,
  outline: 'none',
  fontSize: text.small,
  lineHeight: 1.6,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${reason} > svg`, { flex: 'none', marginTop: 3, color: color.warningSolid });
