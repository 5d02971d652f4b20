import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const earlier = style({ fontSize: text.ui, lineHeight: 1.5 });
export const note = style({ color: color.inkMuted, fontSize: text.small });
export const file = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.x4,
  padding: `${space.x2} 0`,
  borderBottom: hair,
});
export const name = style({ minWidth: 0, color: color.inkStrong, overflowWrap: 'anywhere' });
export const facts = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: text.small,
});
