import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';
import { scrim } from './scrim.css.ts';

const { color, space } = token;

export const overlay = style([scrim, { placeItems: 'center', padding: space.x4, overflowY: 'auto' }]);

export const sheet = recipe({
  base: {
    width: '100%',
    minWidth: 0,
    borderRadius: token.radius.dialog,
    background: color.raised,
    boxShadow: token.shadow.float,
    transition: `transform ${token.motion.base} ease-out`,
    selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(8px)' } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  variants: {
    width: {
      /** 440 px: a question. */
      narrow: { maxWidth: 440 },
      /** 640 px: a form or something to read. */
      wide: { maxWidth: 640 },
    },
  },
  defaultVariants: { width: 'narrow' },
});

export const dialog = style({ padding: space.x6, outline: 'none', overflowWrap: 'anywhere' });
export const body = style({ margin: `${space.x2} 0 ${space.x3}`, fontSize: token.text.ui });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x3,
  marginTop: space.x5,
});
