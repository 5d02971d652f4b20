import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const list = style([tabular, { fontSize: text.small, lineHeight: 1.6 }]);
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '6.5em minmax(0, 1fr)',
  gap: space.x2,
  padding: `${space.x2} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const time = style({ color: color.inkMuted, whiteSpace: 'nowrap' });
export const what = style({ overflowWrap: 'anywhere', textWrap: 'pretty' });
export const receipt = style({ display: 'block', fontSize: text.caption });
export const more = style({ marginTop: space.x3, fontSize: text.small });
