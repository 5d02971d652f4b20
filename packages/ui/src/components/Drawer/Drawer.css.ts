import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';
import { scrim } from '../Dialog/scrim.css.ts';

const { color, space, radius } = token;

const outside = '&[data-entering]';

/**
 * The layer behind a drawer. With the plain class `qw-end` a page that keeps room for the scrollbar lets that room go on
 * with a drawer from the right edge, which would end before it.
 */
export const overlay = { start: scrim, end: style([scrim, 'qw-end']), bottom: scrim };

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
      /** From the right edge, the whole height: details beside a list; the whole width of a phone. */
      end: {
        justifySelf: 'end',
        width: 'min(480px, 100%)',
        height: '100dvh',
        selectors: { [outside]: { transform: 'translateX(24px)' } },
      },
      /** From below, as high as it needs: the answer sheet. */
      bottom: {
        alignSelf: 'end',
        width: '100%',
        maxHeight: 'calc(100dvh - 44px)',
        borderRadius: `${radius.drawer} ${radius.drawer} 0 0`,
        selectors: { [outside]: { transform: 'translateY(24px)' } },
      },
    },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: `0 ${space.x4}`,
  background: 'inherit',
  outline: 'none',
  overflowWrap: 'anywhere',
});

// Lines appear only while something is scrolled away under them.
const underHead = keyframes({ to: { boxShadow: `0 1px 0 ${color.lineSoft}` } });

/** The title stays visible while the content scrolls. */
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  margin: `0 calc(${space.x4} * -1)`,
  padding: `${space.x2} ${space.x4} 0`,
  background: 'inherit',
  animation: `${underHead} linear both`,
  animationTimeline: 'scroll()',
  animationRange: '0 8px',
});
export const body = style({ flex: 1, paddingBottom: `max(${space.x4}, env(safe-area-inset-bottom))` });

/** The buttons, within reach of the thumb. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x3,
  margin: `0 calc(${space.x4} * -1)`,
  padding: `${space.x3} ${space.x4} max(${space.x4}, env(safe-area-inset-bottom))`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  background: 'inherit',
});
