import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const rules = style({
  display: 'grid',
  gap: space.x15,
  paddingLeft: '1.5em',
  listStyleType: 'decimal',
});

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.x1} ${space.x3}`,
});
globalStyle(`${times} > dt`, { color: color.inkMuted });
// Keeps a weekday and its brackets on one line.
globalStyle(`${times} > dd`, { wordBreak: 'keep-all', overflowWrap: 'anywhere' });

export const blueprint = style([tabular, { width: '100%', fontSize: text.ui }]);
globalStyle(`${blueprint} :is(th, td)`, {
  padding: `${space.x25} ${space.x4} ${space.x25} 0`,
  borderBottom: hair,
  fontWeight: token.weight.regular,
  textAlign: 'start',
});
globalStyle(`${blueprint} thead :is(th, td)`, {
  borderBottom: `${token.line.hair} solid ${color.lineStrong}`,
  color: color.inkMuted,
  fontSize: text.small,
});
globalStyle(`${blueprint} tbody th`, {
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  whiteSpace: 'nowrap',
});
export const number = style({ selectors: { '&&': { textAlign: 'end', whiteSpace: 'nowrap' } } });
export const bar = style({
  width: '46%',
  selectors: { '&&': { paddingRight: 0 } },
  '@media': { [media.phone]: { width: '26%' } },
});
export const share = style({ display: 'block', height: 8, background: color.dataNow });

export const records = style([tabular, { borderTop: `${token.line.hair} solid ${color.lineStrong}` }]);
export const record = style({
  display: 'grid',
  gridTemplateColumns: '4.5em minmax(0, 1fr) 9.5em 3.5em 4em',
  alignItems: 'baseline',
  gap: `${space.x1} ${space.x4}`,
  padding: `${space.x3} 0`,
  borderBottom: hair,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const tryNo = style({ color: color.inkStrong, fontWeight: token.weight.medium });
export const when = style({
  minWidth: 0,
  fontSize: text.small,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const score = style({
  textAlign: 'end',
  color: color.inkStrong,
  '@media': { [media.phone]: { gridRow: 1, gridColumn: 2 } },
});
export const note = style({ gridColumn: '1 / -1', color: color.inkMuted, fontSize: text.small });
export const none = style({ color: color.inkMuted });
export const skeleton = style({ display: 'grid', gap: space.x4, paddingTop: space.x5 });
/** With the dimensions of `Verdict`. */
export const skeletonVerdict = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.x4} ${space.x10}`,
  padding: `${space.x5} 0 ${space.x6}`,
  '@media': { [media.sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
