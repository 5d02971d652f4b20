import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = token;

export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x2,
  paddingBottom: space.x3,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
});
export const quiet = style({ color: color.inkMuted, fontSize: token.text.small });
export const list = style({ listStyle: 'none' });
export const item = style({
  padding: `${space.x3} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
});
export const question = style({ padding: `${space.x1} 0`, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
