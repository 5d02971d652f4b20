import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const rule = style({
  border: 0,
  height: 6,
  borderTop: `${token.line.rule} solid ${token.color.inkStrong}`,
  borderBottom: `${token.line.hair} solid ${token.color.inkStrong}`,
});
