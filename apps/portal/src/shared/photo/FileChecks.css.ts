import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const checks = style([tabular, { borderTop: hair }]);
globalStyle(`${checks} > li`, {
  display: 'grid',
  gridTemplateColumns: '1.25em minmax(0, 1fr) auto',
  gap: space.x2,
  padding: `${space.x25} 0`,
  borderBottom: hair,
  fontSize: text.ui,
  lineHeight: 1.5,
});
export const checkHint = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
export const checkValue = style({ color: color.inkStrong, fontSize: text.small, textAlign: 'end' });
