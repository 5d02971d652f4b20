import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

export const icon = recipe({
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: token.line.stroke,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    size: {
      /** 16 px, beside small text. */
      small: { width: 16, height: 16, strokeWidth: 1.75 },
      /** 20 px, the grid it is drawn on. */
      medium: { width: token.size.icon, height: token.size.icon },
    },
    turn: {
      /** A quarter turn clockwise: the chevron points down. */
      quarter: { transform: 'rotate(90deg)' },
      /** Points back. */
      half: { transform: 'rotate(180deg)' },
    },
  },
  defaultVariants: { size: 'medium' },
});
