import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { wide } from '../AppShell/frame.css.ts';

export const bell = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: token.radius.base,
  color: token.color.ink,
  selectors: { '&[data-hovered]': { background: token.color.sunken } },
  '@media': { [wide]: { width: 36, height: 36, color: token.color.brandSolid } },
});
