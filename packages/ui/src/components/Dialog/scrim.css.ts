import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

/** The layer over the page behind a dialog or a drawer. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'grid',
  background: token.color.scrim,
  transition: `opacity ${token.motion.base}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { print: { display: 'none' } },
});
