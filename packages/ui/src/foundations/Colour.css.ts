import { style } from '@vanilla-extract/css';
import { token } from '../theme/contract.css.ts';

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: token.space.x2,
});
export const pair = style({ display: 'flex', alignItems: 'center', gap: token.space.x2 });
export const sample = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: token.space.x9,
  height: token.space.x9,
  border: `${token.line.hair} solid ${token.color.lineSoft}`,
  fontSize: token.text.lead,
});
/** Stands for a control's edge or the focus ring. */
export const shape = style({ width: 18, height: 18, border: '2px solid currentcolor' });
