import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, line } = token;

export const part = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '& + &': { paddingTop: space.x6, borderTop: `${line.hair} solid ${color.lineSoft}` },
  },
});
export const title = style({ marginBottom: space.x2, fontSize: text.body, lineHeight: 1.6 });
