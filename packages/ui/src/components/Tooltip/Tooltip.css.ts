import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

/** Inverted ink on paper: it floats for a moment and contains nothing to press. */
export const tip = style({
  maxWidth: 'min(280px, calc(100vw - 32px))',
  padding: `${space.x1} ${space.x25}`,
  borderRadius: token.radius.small,
  background: color.inkStrong,
  color: color.surface,
  fontSize: token.text.small,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  transition: `opacity ${token.motion.fast}`,
  selectors: { '&[data-entering]': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid' }, print: { display: 'none' } },
});
