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
  color: '#5e6067',
  boxShadow: `0 0 0 ${token.line.hair} ${color.lineSoft}`,
});
globalStyle(`${image} > img`, { width: '100%', height: '100%', objectFit: 'contain' });

/** What is wrong with the picture; two short lines fit. */
export const trouble = style({
  display: 'flex',
  gap: token.space.x1,
  alignItems: 'center',
  padding: `0 ${token.space.x1}`,
  color: '#31343b',
  fontSize: token.text.caption,
  lineHeight: 1.3,
  textAlign: 'start',
});
globalStyle(`${trouble} > svg`, { flex: 'none' });
