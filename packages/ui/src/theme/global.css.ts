import { globalStyle } from '@vanilla-extract/css';
import { token } from './contract.css.ts';

/** Reset, body typography for Chinese with Latin and figures, the focus ring, and reduced motion. */
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', { WebkitTextSizeAdjust: '100%' });
globalStyle('body', {
  font: `${token.weight.regular} ${token.text.body}/${token.leading.body} ${token.font.sans}`,
  color: token.color.ink,
  background: token.color.canvas,
  lineBreak: 'strict',
  overflowWrap: 'break-word',
  textAutospace: 'normal',
  textSpacingTrim: 'trim-start',
  WebkitFontSmoothing: 'antialiased',
  '@media': { print: { fontFamily: token.font.serif } },
});
globalStyle('h1, h2, h3, h4', {
  fontSize: 'inherit',
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
  color: token.color.inkStrong,
  // Not balanced: Chinese has no spaces, so that equal lines are got by breaking words (see Phrases).
  textWrapStyle: 'pretty',
});
// On paper no heading stands alone at the foot of a page, no line at its head or foot, and no row is cut in two.
globalStyle('h1, h2, h3, h4', { '@media': { print: { breakAfter: 'avoid', breakInside: 'avoid' } } });
globalStyle('p, li, dd', { '@media': { print: { orphans: 2, widows: 2 } } });
globalStyle('tr, li, figure', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('p, li, dd', { textWrapStyle: 'pretty' });
// An empty string instead of `none`: Safari takes the list role from a list styled with `none`.
globalStyle('ul, ol', { listStyleType: "''", padding: 0 });
globalStyle('a', { color: token.color.brandSolid, textDecoration: 'none', textUnderlineOffset: '4px' });
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer' });
globalStyle('table', { borderCollapse: 'collapse', width: '100%' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle(':focus-visible', {
  outline: `${token.line.focus} solid ${token.color.focus}`,
  outlineOffset: '2px',
});

// Surfaces that float appear softly and leave at once: React Aria keeps one until its transitions are finished, and for ever
// when a transition is cancelled instead.
globalStyle('[data-exiting]', { transition: 'none !important' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
