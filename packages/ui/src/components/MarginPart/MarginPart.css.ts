import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { tabular } from '../../theme/text.css.ts';

const { space, text } = token;

export const part = style([
  tabular,
  {
    selectors: {
      '& + &': { paddingTop: space.x6, borderTop: `${token.line.hair} solid ${token.color.lineSoft}` },
    },
  },
]);
export const title = style({
  marginBottom: space.x2,
  fontSize: text.body,
  lineHeight: 1.6,
});
