import { style } from '@vanilla-extract/css';
import { token } from '../theme/contract.css.ts';

/** A square that moves when its row is hovered or focused. */
export const square = style({
  width: 48,
  height: 48,
  borderRadius: token.radius.base,
  background: token.color.brandSolid,
  selectors: {
    'button:hover > &, button:focus-visible > &': { transform: 'translateX(160px)', opacity: 0.6 },
  },
});
export const fast = style({ transition: `transform ${token.motion.fast}, opacity ${token.motion.fast}` });
export const base = style({ transition: `transform ${token.motion.base}, opacity ${token.motion.base}` });
export const track = style({ width: 240, padding: token.space.x2, textAlign: 'start' });
