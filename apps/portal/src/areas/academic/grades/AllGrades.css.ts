import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular, unbroken } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, weight } = token;
const soft = `${token.line.hair} solid ${color.lineSoft}`;
const strong = `${token.line.hair} solid ${color.lineStrong}`;

export const all = style({
  paddingTop: space.x5,
  borderTop: soft,
  '@media': { [media.full]: { paddingTop: 0, borderTop: 0 } },
});
export const title = style({ fontSize: text.body, lineHeight: 1.6 });
export const count = style({ color: color.inkMuted, fontWeight: weight.regular });
export const note = style({ color: color.inkMuted, fontSize: text.small });

export const table = style([tabular, { fontSize: text.ui, lineHeight: 1.5 }]);
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.x35} ${space.x3} ${space.x35} 0`,
  borderBottom: soft,
  fontWeight: weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, {
  paddingBlock: space.x2,
  borderBottom: strong,
  color: color.inkMuted,
  fontSize: text.small,
  whiteSpace: 'nowrap',
});
export const code = style({ width: '5.5em' });
export const credit = style({ width: '3.5em' });
export const type = style({ width: '4.5em' });
export const number = style({ width: '5.5em' });
export const result = style({ width: '16em' });
globalStyle(`${table} thead ${number}`, { textAlign: 'end' });
globalStyle(`${table} thead ${result}`, { paddingLeft: space.x6 });

export const group = style({});
globalStyle(`${table} ${group}`, { padding: `${space.x6} 0 ${space.x2}` });
globalStyle(`${table} tbody:first-of-type ${group}`, { paddingTop: space.x4 });

export const course = style({ minWidth: '9.5em', color: color.inkStrong });
/** An explanation below what it explains. */
export const why = style([
  tabular,
  {
    display: 'block',
    color: color.inkMuted,
    fontSize: text.small,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    textWrapStyle: 'pretty',
  },
]);

export const numberCell = style({});
export const wordCell = style({});
export const finalCell = style({});
export const resultCell = style({});
/** The mark, and below it what is to be said and done. */
export const outcome = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${table} :is(${numberCell}, ${wordCell}, ${finalCell})`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} ${wordCell}`, { color: color.inkMuted });
globalStyle(`${table} ${finalCell}`, {
  color: color.inkStrong,
  fontSize: text.lead,
  fontWeight: weight.medium,
  lineHeight: 'calc(1.5 * 14 / 18)',
});
globalStyle(`${table} td${resultCell}`, { paddingLeft: space.x6, paddingRight: 0 });

/** The score before its correction. */
export const before = style({ color: color.inkMuted, fontSize: text.small, fontWeight: weight.regular });
export const after = style({ textDecoration: 'none' });
export const corrected = style({ color: color.infoSolid, fontWeight: weight.medium });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  marginTop: space.x05,
});

export const periodLine = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.x3}`,
    color: color.inkMuted,
    fontSize: text.small,
  },
]);
export const periodName = style({ color: color.inkStrong, fontSize: text.small, fontWeight: weight.strong });
/** At the end of the line. */
export const until = style([unbroken, { marginLeft: 'auto', color: color.warningSolid }]);

export const period = style({ paddingTop: space.x4 });
export const periodHead = style({ paddingBottom: space.x2, borderBottom: strong });
export const card = style({
  display: 'flex',
  gap: space.x3,
  padding: `${space.x35} 0`,
  borderBottom: soft,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const story = style({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
});
export const cardCourse = style({ color: color.inkStrong, fontWeight: weight.medium, lineHeight: 1.5 });
export const score = style([
  tabular,
  { display: 'grid', flex: 'none', alignContent: 'start', justifyItems: 'end', maxWidth: '45%' },
]);
export const cardScore = style({
  color: color.inkStrong,
  fontSize: text.title,
  fontWeight: weight.medium,
  lineHeight: 1.3,
});
export const cardWord = style({ color: color.inkMuted, fontSize: text.ui, lineHeight: 2 });
