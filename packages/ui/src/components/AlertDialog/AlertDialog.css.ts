import { globalStyle, style } from '@vanilla-extract/css';
import { bar, foot } from '../Dialog/Dialog.css.ts';

/** On a phone the two answers share the width. */
export const answers = style([bar, foot]);
globalStyle(`${answers} > *`, {
  '@media': { '(max-width: 479px)': { flex: '1 1 auto', whiteSpace: 'normal' } },
});
