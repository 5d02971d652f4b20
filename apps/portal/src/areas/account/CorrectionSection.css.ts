import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const none = style({ maxWidth: token.measure, color: color.inkMuted, fontSize: text.ui });
export const entry = style([tabular, { flex: 1, minWidth: 0, fontSize: text.ui }]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
});
export const change = style({
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  overflowWrap: 'anywhere',
});
export const facts = style({ color: color.inkMuted, fontSize: text.small });
export const opinion = style({ overflowWrap: 'anywhere' });
export const action = style({ marginTop: space.x4 });
