import { style } from '@vanilla-extract/css';
import { token } from './contract.css.ts';

/** Figures of one width, for tables, timers, scores and numbers that change in place. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** Keeps a time span or a figure with its unit on one line. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** Lines end only at the breaks that `Phrases` sets; `pretty` keeps a last line from being one word. */
export const phrases = style({
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  textWrapStyle: 'pretty',
});

/** Song type: for titles of documents, thesis prose and print, nothing else. */
export const documentText = style({ fontFamily: token.font.serif });

/** Not on paper: a link that is only there to be followed. Buttons are not printed anyway. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Visually hidden: read out, and in its place in the reading order. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
