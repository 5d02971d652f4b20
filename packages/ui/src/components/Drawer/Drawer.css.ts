import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space, radius } = token;

const outside = '&[data-entering], &[data-exiting]';

export const drawer = recipe({
  base: {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: color.raised,
    boxShadow: token.shadow.float,
    transition: `transform ${token.motion.base} ease-out`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  variants: {
    side: {
      /** From the left edge, the whole height: the menu. */
      start: {
        justifySelf: 'start',
        width: 'min(300px, calc(100% - 56px))',
        height: '100dvh',
        background: color.canvas,
        selectors: { [outside]: { transform: 'translateX(-24px)' } },
      },
      /** From below, as high as it needs: the answer sheet. */
      bottom: {
        alignSelf: 'end',
        width: '100%',
        maxHeight: 'calc(100dvh - 56px)',
        borderRadius: `${radius.drawer} ${radius.drawer} 0 0`,
        selectors: { [outside]: { transform: 'translateY(24px)' } },
      },
    },
  },
});

export const dialog = style({
  minHeight: '100%',
  padding: `${space.x2} ${space.x4} max(${space.x4}, env(safe-area-inset-bottom))`,
  outline: 'none',
  overflowWrap: 'anywhere',
});
