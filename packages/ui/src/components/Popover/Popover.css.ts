import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const panel = style({
  maxWidth: 'min(360px, calc(100vw - 32px))',
  borderRadius: token.radius.base,
  background: color.raised,
  boxShadow: `${token.shadow.float}, 0 0 0 ${token.line.hair} ${color.lineSoft}`,
  color: color.ink,
  fontSize: token.text.ui,
  overflowWrap: 'anywhere',
  outline: 'none',
  transition: `opacity ${token.motion.fast}`,
  selectors: { '&[data-entering]': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid' }, print: { display: 'none' } },
});

/** Scrolls by itself when the screen is too low for it. */
export const dialog = style({
  maxHeight: 'inherit',
  padding: `${space.x4} ${space.x5}`,
  borderRadius: 'inherit',
  overflowY: 'auto',
  outlineOffset: -2,
});

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space.x3 });
export const title = style({ flex: 1, minWidth: 0, fontSize: token.text.body });
export const close = style({ margin: '-4px -8px -4px 0' });
export const body = style({ marginTop: space.x2, textWrapStyle: 'pretty' });

/** The corner that points at the trigger. */
export const arrow = style({
  display: 'block',
  width: 16,
  height: 8,
  fill: color.raised,
  stroke: color.lineSoft,
  selectors: {
    '[data-placement=bottom] > &': { transform: 'rotate(180deg)' },
    '[data-placement=right] > &': { transform: 'rotate(90deg) translateY(4px)' },
    '[data-placement=left] > &': { transform: 'rotate(-90deg) translateY(4px)' },
  },
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});
