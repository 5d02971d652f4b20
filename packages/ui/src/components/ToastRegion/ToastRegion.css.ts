import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

/** Fixed 16 px from the top (TOAST-3), above dialogs and menus; only the toasts themselves take the pointer. */
export const region = style({
  position: 'fixed',
  top: 0,
  insetInline: 0,
  zIndex: 100001,
  maxHeight: '100dvh',
  // 400 px in the middle; the region is as wide as the window, so that a toast can be pulled out of it.
  padding: '16px max(16px, 50% - 200px) 0',
  overflow: 'hidden auto',
  outlineOffset: -4,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const list = style({ display: 'grid', gap: space.x4, paddingBottom: space.x10 });

const drop = keyframes({ from: { transform: 'translateY(-8px)' } });

export const toast = style({
  position: 'relative',
  zIndex: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  minWidth: 0,
  padding: `${space.x35} ${space.x4}`,
  borderRadius: token.radius.base,
  background: color.raised,
  boxShadow: `${token.shadow.float}, 0 0 0 ${token.line.hair} ${color.lineSoft}`,
  color: color.inkStrong,
  fontSize: token.text.ui,
  lineHeight: '22px',
  pointerEvents: 'auto',
  animation: `${drop} ${token.motion.base} ease-out`,
  // Dragging down scrolls as usual; to the sides and up it dismisses the toast.
  touchAction: 'pan-up pinch-zoom',
  selectors: {
    '&[data-swipe="back"]': {
      transition: `transform ${token.motion.base} ease-out, opacity ${token.motion.base}`,
    },
    '&[data-swipe="pull"]': { cursor: 'grabbing', userSelect: 'none' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** Icon and text: what is announced. */
export const message = style({
  display: 'flex',
  flex: 1,
  gap: space.x3,
  minWidth: 0,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const icon = style({ marginTop: 1 });
export const tone = styleVariants({
  primary: { color: color.brandSolid },
  success: { color: color.successSolid },
  info: { color: color.infoSolid },
  warning: { color: color.warningSolid },
  error: { color: color.dangerSolid },
});

/** The second sheet under a group. */
export const sheet = style({
  position: 'absolute',
  inset: 'auto 8px -5px',
  zIndex: -1,
  height: 5,
  borderRadius: `0 0 ${token.radius.base} ${token.radius.base}`,
  background: color.raised,
  boxShadow: `0 0 0 ${token.line.hair} ${color.lineSoft}`,
});

export const badge = style({
  position: 'absolute',
  top: -8,
  left: -8,
  minWidth: 24,
  height: 22,
});

export const action = style({ margin: '-5px 0' });
export const close = style({ margin: '-5px -8px -5px auto' });

export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  padding: `${space.x1} ${space.x2} ${space.x1} ${space.x4}`,
  borderRadius: token.radius.base,
  background: color.raised,
  boxShadow: `${token.shadow.float}, 0 0 0 ${token.line.hair} ${color.lineSoft}`,
  color: color.inkMuted,
  fontSize: token.text.small,
  pointerEvents: 'auto',
});
