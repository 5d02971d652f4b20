import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const hint = style({ color: color.inkMuted, fontSize: text.ui, marginBottom: space.x4 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x9,
  alignItems: 'start',
  marginBottom: space.x10,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const list = style({ borderTop: hair });
export const part = style({
  borderBottom: hair,
  selectors: {
    '&[data-selected]': { borderTop: `2px solid ${color.inkStrong}`, borderColor: color.inkStrong },
  },
});
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space.x1,
  width: '100%',
  padding: `${space.x2} 0`,
  textAlign: 'start',
  fontSize: text.ui,
  lineHeight: 1.5,
});
export const number = style({ color: color.infoSolid, fontWeight: token.weight.strong });
export const name = style({
  minWidth: 0,
  color: color.inkStrong,
  selectors: { '[data-selected] &': { fontWeight: token.weight.strong } },
});
globalStyle(`${name} small`, {
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: token.weight.regular,
});
export const check = style({
  color: color.inkMuted,
  fontSize: text.small,
  selectors: { '&[data-check="MUST"]': { color: color.dangerSolid } },
});
export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  paddingBottom: space.x4,
  fontSize: text.small,
});
// Hairlines alone, and columns as narrow as their words: a third of the page has four of them.
globalStyle(`${rule} table`, { width: '100%', minWidth: 0 });
globalStyle(`${rule} :is(th, td)`, {
  minWidth: 0,
  padding: `${space.x15} ${space.x2} ${space.x15} 0`,
  border: 0,
  borderTop: hair,
});
globalStyle(`${rule} :is(th, td):first-child`, { whiteSpace: 'nowrap' });
globalStyle(`${rule} th`, { borderTop: 0, color: color.inkMuted, fontWeight: token.weight.regular });
export const legend = style({ marginTop: space.x3, color: color.inkMuted, fontSize: text.small });
