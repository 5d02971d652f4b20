import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const skip = style({
  position: 'fixed',
  top: token.space.x2,
  left: token.space.x2,
  zIndex: 50,
  maxWidth: `calc(100vw - 2 * ${token.space.x2})`,
  padding: `${token.space.x3} ${token.space.x5}`,
  borderRadius: token.radius.base,
  background: token.color.raised,
  boxShadow: token.shadow.float,
  fontWeight: token.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
});
