import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

/** Tinted and underlined: on paper, and to whom colours say nothing, the line is left. */
export const mark = style({
  borderBottom: `2px solid ${token.color.warningSolid}`,
  background: token.color.warningSoft,
  color: 'inherit',
});
