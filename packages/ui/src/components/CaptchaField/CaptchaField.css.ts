import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color } = token;

/** Always light: what the server draws is dark on paper. */
export const image = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 112,
  height: token.size.controlLarge,
  overflow: 'hidden',
  borderRadius: token.radius.base,
  background: '#f3f1eb',
  boxShadow: `0 0 0 ${token.line.hair} ${color.lineSoft}`,
});
globalStyle(`${image} > img`, { width: '100%', height: '100%', objectFit: 'contain' });
