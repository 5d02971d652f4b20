import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const drawer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingTop: space.x2,
});
export const ways = style({
  display: 'grid',
  gap: space.x2,
  fontSize: text.ui,
  lineHeight: 1.65,
});
export const title = style({ color: color.inkStrong, fontSize: text.body });
export const list = style({
  display: 'grid',
  gap: space.x15,
  paddingLeft: '1.5em',
  listStyleType: 'decimal',
});
