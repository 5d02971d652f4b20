import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const comparison = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x4,
    maxWidth: token.measure,
    fontSize: text.ui,
    lineHeight: 1.65,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { marginTop: space.x8 } },
  },
]);
export const table = style({ width: '100%', maxWidth: '32em' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.x2} ${space.x4} ${space.x2} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  fontWeight: token.weight.regular,
  textAlign: 'start',
});
globalStyle(`${table} thead :is(th, td)`, {
  borderBottomColor: color.lineStrong,
  color: color.inkMuted,
  fontSize: text.small,
});
globalStyle(`${table} tbody th`, { whiteSpace: 'nowrap' });
globalStyle(`${table} tbody td`, { color: color.inkStrong, fontWeight: token.weight.medium });
export const less = style({ selectors: { '&&': { color: color.dangerSolid } } });
export const term = style({ color: color.inkStrong, fontWeight: token.weight.medium });
export const action = style({ marginTop: space.x1 });
export const receipt = style({ maxWidth: 480 });
