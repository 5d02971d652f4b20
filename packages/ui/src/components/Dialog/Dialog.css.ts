import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { scrim } from './scrim.css.ts';

const { color, space } = token;

export const overlay = recipe({
  base: [scrim, { placeItems: 'center', padding: space.x4 }],
  variants: {
    width: {
      narrow: {},
      wide: { '@media': { [media.phone]: { placeItems: 'end stretch', padding: `${space.x14} 0 0` } } },
      full: { '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 } } },
    },
  },
});

/** It scrolls as a whole, so that the keys scroll it wherever focus is; head and foot stay visible. */
export const sheet = recipe({
  base: {
    width: '100%',
    minWidth: 0,
    maxHeight: `calc(100dvh - ${space.x4} * 2)`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: token.radius.dialog,
    background: color.raised,
    boxShadow: token.shadow.float,
    transition: `transform ${token.motion.base} ease-out`,
    selectors: { '&[data-entering]': { transform: 'translateY(8px)' } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  variants: {
    width: {
      /** 440 px: a question. */
      narrow: { maxWidth: 440 },
      /** 640 px: a form or something to read; on a phone a sheet from below. */
      wide: {
        maxWidth: 640,
        '@media': {
          [media.phone]: {
            maxWidth: 'none',
            maxHeight: `calc(100dvh - ${space.x14})`,
            borderRadius: `${token.radius.drawer} ${token.radius.drawer} 0 0`,
          },
        },
      },
      /** 960 px: a page of its own; on a phone the whole screen. */
      full: {
        maxWidth: 960,
        '@media': {
          [media.phone]: { maxWidth: 'none', height: '100dvh', maxHeight: 'none', borderRadius: 0 },
        },
      },
    },
  },
  defaultVariants: { width: 'narrow' },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: `0 ${space.x6}`,
  outline: 'none',
  overflowWrap: 'anywhere',
});

// Lines appear only while something is scrolled away under them.
const underHead = keyframes({ to: { boxShadow: `0 1px 0 ${color.lineSoft}` } });
const overFoot = keyframes({
  '0%, 99%': { boxShadow: `0 -1px 0 ${color.lineSoft}` },
  '100%': { boxShadow: 'none' },
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  margin: `0 calc(${space.x6} * -1)`,
  padding: `${space.x6} ${space.x6} ${space.x2}`,
  backgroundColor: color.raised,
  animation: `${underHead} linear both`,
  animationTimeline: 'scroll()',
  animationRange: '0 8px',
});
export const body = style({ flex: 1, paddingBottom: space.x3, fontSize: token.text.ui });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x3,
});
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  margin: `0 calc(${space.x6} * -1)`,
  padding: `${space.x3} ${space.x6} max(${space.x6}, env(safe-area-inset-bottom))`,
  backgroundColor: color.raised,
  animation: `${overFoot} linear both`,
  animationTimeline: 'scroll()',
});
/** Space below the body when there are no actions. */
export const end = style({ height: space.x3 });
