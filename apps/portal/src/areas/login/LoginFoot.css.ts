import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space } = token;

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x6}`,
  maxWidth: 480,
  margin: `${space.x4} auto 0`,
  paddingTop: space.x4,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  color: color.inkMuted,
  fontSize: token.text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '24px',
  '@media': { [wide]: { gridColumn: '1 / -1', maxWidth: 'none', width: '100%', margin: 0 } },
});
export const icp = style({ '@media': { [wide]: { marginLeft: 'auto' } } });
export const old = style({ flexBasis: '100%', color: color.warningSolid });
