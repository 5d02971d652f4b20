import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space } = token;
const notOnPaper = { print: { display: 'none' } };

export const score = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  padding: `${space.x5} 0 ${space.x6}`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  '@media': { [wide]: { gridTemplateColumns: '132px minmax(0, 1fr)', gap: `${space.x5} ${space.x8}` } },
});
export const figure = style({ fontSize: token.text.ui });
export const batch = style({ color: color.inkMuted, fontSize: token.text.small });
export const big = style({
  color: color.inkStrong,
  fontSize: '2.75rem',
  fontWeight: token.weight.medium,
  lineHeight: 1.15,
});
export const words = style({ fontSize: token.text.ui, lineHeight: token.leading.body });
export const verdict = style({
  color: color.inkStrong,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
});
export const gauge = style({ maxWidth: 300, margin: `${space.x3} 0 ${space.x1}` });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  margin: `${space.x2} 0`,
  '@media': notOnPaper,
});
export const facts = style({
  color: color.inkMuted,
  fontSize: token.text.small,
  lineHeight: token.leading.body,
});
export const rule = style({ marginTop: space.x4, color: color.inkMuted, fontSize: token.text.small });

export const why = style({
  gridColumn: '1 / -1',
  color: color.inkMuted,
  fontSize: token.text.small,
  lineHeight: token.leading.body,
});
export const ask = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  '@media': notOnPaper,
});
export const until = style({ color: color.warningSolid, fontSize: token.text.small });
export const review = style({ gridColumn: '1 / -1', display: 'grid', gap: space.x3 });
export const reviewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space.x1} ${space.x5}`,
});
export const reviewForm = style({ display: 'grid', gap: space.x5, maxWidth: token.measure });
