import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space } = token;

export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 32px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.x3} ${space.x4}`,
  paddingBlock: space.x4,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [wide]: { gridTemplateColumns: 'auto 48px auto minmax(0, 1fr)', paddingBlock: space.x5 },
  },
});
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  color: color.inkMuted,
  fontSize: token.text.small,
  lineHeight: token.leading.tight,
});
const figure = { fontSize: token.text.title, lineHeight: token.leading.tight };
export const oldCode = style({ ...figure, textDecorationThickness: 1 });
export const newCode = style({ ...figure, color: color.inkStrong, fontWeight: token.weight.strong });
export const arrow = style({ width: '100%', maxWidth: 48 });
globalStyle(`${arrow} path`, {
  fill: 'none',
  stroke: color.inkStrong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const words = style({
  gridColumn: '1 / -1',
  fontSize: token.text.ui,
  '@media': {
    [wide]: {
      gridColumn: 'auto',
      marginLeft: space.x2,
      paddingLeft: space.x6,
      borderLeft: `${token.line.hair} solid ${color.lineSoft}`,
    },
  },
});
