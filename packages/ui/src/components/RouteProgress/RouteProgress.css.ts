import { keyframes, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const creep = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.4)' },
  '60%': { transform: 'scaleX(0.7)' },
  '100%': { transform: 'scaleX(0.92)' },
});

/** A page that comes sooner needs no bar. */
const patience = '150ms';

export const progress = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 60,
  height: 3,
  background: token.color.brandSolid,
  transformOrigin: '0 50%',
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${token.motion.base}`,
  selectors: {
    '&[data-active]': {
      opacity: 1,
      transitionDelay: patience,
      animation: `${creep} 8s ease-out ${patience} both`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&[data-active]': { animation: 'none' } } },
    '(forced-colors: active)': { background: 'Highlight' },
    print: { display: 'none' },
  },
});
