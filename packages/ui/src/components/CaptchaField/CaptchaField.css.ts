import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

/** The field, and under it the way to the other kind of captcha. */
export const captcha = style({ display: 'grid', gap: space.x15, minWidth: 0 });

/** Always light: what the server draws is dark on paper. */
export const image = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 120,
  height: token.size.controlLarge,
  overflow: 'hidden',
  borderRadius: token.radius.base,
  background: '#f3f1eb',
  color: '#5e6067',
  boxShadow: `0 0 0 ${token.line.hair} ${color.lineSoft}`,
});
globalStyle(`${image} > img`, { width: '100%', height: '100%', objectFit: 'contain' });

/** The fault of the picture; two short lines fit. */
export const trouble = style({
  display: 'flex',
  gap: space.x1,
  alignItems: 'center',
  padding: `0 ${space.x1}`,
  color: '#31343b',
  fontSize: token.text.caption,
  lineHeight: 1.3,
  textAlign: 'start',
});
globalStyle(`${trouble} > svg`, { flex: 'none' });

/** Under the picture. */
export const otherWay = style({ justifySelf: 'end' });

/** In place of picture and input while the browser works. */
export const work = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  minHeight: token.size.controlLarge,
  padding: `${space.x1} ${space.x3}`,
  border: `${token.line.hair} solid ${color.lineSoft}`,
  borderRadius: token.radius.base,
  background: color.sunken,
  color: color.ink,
});
globalStyle(`${work} > svg`, { flex: 'none' });
export const workText = style({ flex: 1, minWidth: 0 });
globalStyle(`${work}[data-state="done"] > svg`, { color: color.successSolid });
globalStyle(`${work}[data-state="failed"] > svg`, { color: color.dangerSolid });
