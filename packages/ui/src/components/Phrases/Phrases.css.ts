import { style } from '@vanilla-extract/css';

/** Lines end at the breaks between phrases; `pretty` keeps a last line from being one word. */
export const phrases = style({
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  textWrapStyle: 'pretty',
});
