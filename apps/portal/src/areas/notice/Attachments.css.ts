import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const files = style({ paddingTop: space.x5, borderTop: `${token.line.hair} solid ${color.lineSoft}` });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  marginBottom: space.x3,
  fontSize: text.ui,
});

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 32,
  fontSize: text.ui,
  overflowWrap: 'anywhere',
});
globalStyle(`${file} > svg`, { flex: 'none' });
globalStyle(`${file}:hover > span:first-of-type`, { textDecoration: 'underline' });

export const gone = style({ color: color.inkMuted, fontSize: text.ui, overflowWrap: 'anywhere' });
export const size = style([tabular, { flex: 'none', color: color.inkMuted, fontSize: text.small }]);
