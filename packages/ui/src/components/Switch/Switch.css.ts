import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: token.size.controlSmall,
  fontSize: token.text.ui,
  color: color.inkStrong,
  cursor: 'pointer',
});

export const track = style({
  position: 'relative',
  flex: 'none',
  width: 40,
  height: 24,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: token.radius.round,
  background: color.raised,
  transition: `background-color ${token.motion.fast}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 3,
    top: 3,
    width: 15,
    height: 15,
    borderRadius: '50%',
    background: color.lineStrong,
    transition: `transform ${token.motion.fast}`,
  },
  selectors: {
    '[data-selected] > &': { borderColor: color.brandSolid, background: color.brandSolid },
    '[data-selected] > &::after': { background: color.brandOn, transform: 'translateX(16px)' },
    '[data-focus-visible] > &': { outline: `${token.line.focus} solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::after': { background: 'CanvasText' },
        '[data-selected] > &::after': { background: 'CanvasText' },
      },
    },
  },
});
