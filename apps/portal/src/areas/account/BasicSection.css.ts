import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.x4,
  marginBottom: token.space.x5,
});
/** Without padding at its start, so that the icon stands under the name. */
export const upload = style({ marginLeft: `calc(${token.space.x3} * -1)` });
export const name = style({
  color: token.color.inkStrong,
  fontSize: token.text.lead,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
});
