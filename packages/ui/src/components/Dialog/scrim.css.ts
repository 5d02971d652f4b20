import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

/**
 * The layer over the page behind a dialog or a drawer. Its plain class `qw-scrim` lets a page that keeps
 * room for the scrollbar darken that room too, which no layer of the page covers.
 */
export const scrim = style([
  'qw-scrim',
  {
    position: 'fixed',
    inset: 0,
    zIndex: 100,
    display: 'grid',
    background: token.color.scrim,
    transition: `opacity ${token.motion.base}`,
    selectors: { '&[data-entering]': { opacity: 0 } },
    '@media': { print: { display: 'none' } },
  },
]);
