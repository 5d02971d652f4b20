import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const options = style({ display: 'grid' });
export const option = style({
  display: 'grid',
  gridTemplateColumns: '1.6em minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
  padding: `${space.x2} ${space.x3}`,
  borderRadius: token.radius.small,
  selectors: {
    '&[data-chosen]': { background: color.sunken },
    '&[data-lost]': { background: color.dangerSoft },
  },
});
export const key = style([tabular, { color: color.inkMuted, fontWeight: token.weight.medium }]);
export const mark = style({ justifySelf: 'end', whiteSpace: 'nowrap' });

export const sentence = style([
  tabular,
  { marginTop: space.x3, fontSize: text.ui, overflowWrap: 'anywhere' },
]);
globalStyle(`${sentence} b`, { fontWeight: token.weight.strong, color: color.inkStrong });

export const blanks = style([tabular, { width: '100%', fontSize: text.ui }]);
globalStyle(`${blanks} :is(th, td)`, {
  padding: `${space.x2} ${space.x3} ${space.x2} 0`,
  borderBottom: hair,
  fontWeight: token.weight.regular,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
});
globalStyle(`${blanks} thead th`, { color: color.inkMuted, fontSize: text.small, whiteSpace: 'nowrap' });
globalStyle(`${blanks} tbody th`, { color: color.inkMuted, whiteSpace: 'nowrap' });

export const written = style({ display: 'grid', gap: space.x4 });
export const writtenName = style({ marginBottom: space.x1, color: color.inkMuted, fontSize: text.small });
/** The student's text keeps its line breaks. */
export const mine = style({
  maxWidth: token.measure,
  paddingLeft: space.x4,
  borderLeft: `${token.line.rule} solid ${color.lineSoft}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: 1.8,
});
export const points = style([tabular, { borderTop: hair }]);
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4em 6em',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
  padding: `${space.x2} 0`,
  borderBottom: hair,
  fontSize: text.ui,
  overflowWrap: 'anywhere',
});
export const pointScore = style({ color: color.inkMuted, textAlign: 'end' });
