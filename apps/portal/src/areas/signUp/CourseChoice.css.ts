import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
const columns = 'minmax(0, 1fr) 92px 64px';

export const head = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space.x5,
  paddingBottom: space.x15,
  borderBottom: `${token.line.hair} solid ${color.lineStrong}`,
  color: color.inkMuted,
  fontSize: text.small,
  '@media': { [media.phone]: { display: 'none' } },
});
export const option = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'start',
    gap: `${space.x15} ${space.x5}`,
    padding: `${space.x4} 0`,
    borderBottom: hair,
    fontSize: text.ui,
    lineHeight: 1.5,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.x3 } },
  },
]);
export const course = style({
  minWidth: 0,
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const facts = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: token.weight.regular,
});
export const fee = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const left = style({ whiteSpace: 'nowrap', '@media': { [media.phone]: { paddingLeft: 28 } } });
export const scarce = style([left, { color: color.warningSolid }]);
export const refusal = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space.x3}`,
  paddingLeft: 28,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  fontSize: text.small,
  lineHeight: 1.65,
});
export const returned = style({ color: color.dangerSolid });
export const basis = style({ paddingTop: space.x3 });
