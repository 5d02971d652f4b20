import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const item = style([
  tabular,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.x5,
    padding: `${space.x3} 0`,
    borderBottom: hair,
    lineHeight: 1.6,
  },
]);
export const itemName = style({ minWidth: 0, color: color.inkStrong, overflowWrap: 'anywhere' });
export const fee = style({ whiteSpace: 'nowrap' });
export const returned = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x6,
  padding: `${space.x3} 0`,
  borderBottom: hair,
});
export const returnedName = style({ color: color.inkStrong, fontWeight: token.weight.strong });
export const returnedText = style({ display: 'grid', alignContent: 'start', gap: space.x1 });
export const ways = style({
  display: 'grid',
  gap: space.x15,
  paddingLeft: '1.5em',
  listStyleType: 'decimal',
  fontSize: text.ui,
  lineHeight: 1.75,
});
