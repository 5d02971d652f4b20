import { style } from '@vanilla-extract/css';
import { token } from '../theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: token.space.x6,
  maxWidth: 560,
  padding: token.space.x6,
  background: token.color.surface,
  border: `${token.line.hair} solid ${token.color.lineSoft}`,
  borderRadius: token.radius.base,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: token.space.x3 });
