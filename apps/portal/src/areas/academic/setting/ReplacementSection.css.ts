import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, line, space, text } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;

/** The field, and beside it the answer in a sentence. */
export const lookup = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space.x4} ${space.x8}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr)' } },
});
export const answer = style([
  tabular,
  {
    fontSize: text.ui,
    lineHeight: 1.65,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    '@media': { [media.wide]: { minHeight: '5.5em', paddingLeft: space.x8, borderLeft: hair } },
  },
]);
export const title = style({
  fontSize: text.body,
  lineHeight: 1.6,
  '@media': { [media.wide]: { fontSize: text.lead } },
});
export const muted = style({ color: color.inkMuted, fontSize: text.small });
export const phoneSlips = style({
  display: 'block',
  margin: `${space.x15} 0`,
  '@media': { [media.wide]: { display: 'none' } },
});
export const all = style({ marginTop: space.x3, fontSize: text.small });
export const source = style({ marginTop: space.x3 });

export const slips = style({ display: 'grid', gap: space.x1 });
const slip = style({ display: 'block', height: 12, borderRadius: 1.5 });
export const oldSlip = style([slip, { border: `${line.hair} dashed ${color.dataRest}` }]);
export const newSlip = style([
  slip,
  { background: color.dataNow, '@media': { '(forced-colors: active)': { border: '1px solid' } } },
]);

export const table = style([
  tabular,
  { width: '100%', marginTop: space.x6, tableLayout: 'fixed', fontSize: text.ui, lineHeight: 1.5 },
]);
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.x25} ${space.x5} ${space.x25} 0`,
  borderBottom: hair,
  fontWeight: token.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, {
  padding: `0 ${space.x5} ${space.x15} 0`,
  borderBottomColor: color.lineStrong,
  color: color.inkMuted,
  fontSize: text.small,
});
// The ground of a found pair reaches beyond the words at both sides.
globalStyle(`${table} tr[data-found]`, {
  background: color.brandSoft,
  boxShadow: `calc(${space.x3} * -1) 0 0 ${color.brandSoft}, ${space.x3} 0 0 ${color.brandSoft}`,
});
export const slipsColumn = style({ width: 170 });
export const changeColumn = style({
  width: 80,
  selectors: { [`${table} &`]: { paddingRight: 0, fontSize: text.small, textAlign: 'end' } },
});
export const small = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
export const newCourse = style({ color: color.inkStrong, fontWeight: token.weight.medium });
export const change = styleVariants({
  more: { color: color.successSolid },
  less: { color: color.ink },
  muchLess: { color: color.dangerSolid },
  same: { color: color.inkMuted },
});

export const pairs = style({ marginTop: space.x4, borderTop: hair });
export const pair = style([
  tabular,
  {
    display: 'grid',
    gap: space.x15,
    padding: `${space.x3} 0`,
    borderBottom: hair,
    fontSize: text.small,
    lineHeight: 1.6,
    selectors: { '&[data-found]': { background: color.brandSoft } },
  },
]);
export const pairWords = style({ overflowWrap: 'anywhere' });
