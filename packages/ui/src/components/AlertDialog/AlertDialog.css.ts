import { globalStyle, style } from '@vanilla-extract/css';
import { foot } from '../Dialog/Dialog.css.ts';

/** On a phone the two answers share the width. */
export const answers = style([foot]);
globalStyle(`${answers} > *`, {
  '@media': { '(max-width: 479px)': { flex: '1 1 auto', whiteSpace: 'normal' } },
});
