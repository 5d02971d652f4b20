import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const next = style({
  paddingTop: space.x4,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  fontSize: text.small,
  lineHeight: 1.65,
});
export const nextTitle = style({ fontSize: text.ui });
export const steps = style({
  display: 'grid',
  gap: space.x1,
  marginTop: space.x15,
  paddingLeft: '1.2em',
  listStyleType: 'disc',
});
