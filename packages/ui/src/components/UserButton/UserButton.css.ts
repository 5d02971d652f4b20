import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const user = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: token.size.control,
  maxWidth: '100%',
  padding: `0 ${space.x1}`,
  borderRadius: token.radius.base,
  color: color.inkStrong,
  fontSize: token.text.small,
  selectors: { '&[data-hovered]': { background: color.sunken } },
});
export const name = style({
  maxWidth: '10em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const chevron = style({ color: color.inkMuted });
