import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
const desk = 'screen and (min-width: 1100px)';

export const ruler = style({ padding: `${space.x4} 0 ${space.x2}` });
export const ahead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  paddingTop: space.x6,
});
export const count = style([tabular, { color: color.inkMuted, fontWeight: weight.regular }]);
export const foot = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.x2,
    maxWidth: token.measure,
    marginTop: space.x4,
    fontSize: text.small,
  },
]);
export const footMark = style({ marginTop: 3, color: color.warningSolid });

/** Past periods, with the log beside them if there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space.x8,
  borderTop: hair,
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 272px', columnGap: space.x10 } },
});
/** The place of the folded periods until their code has come: at least as high as their line with its borders. */
export const folded = style({ minHeight: `calc(${token.size.controlLarge} + 2 * ${token.line.hair})` });
export const past = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  paddingTop: space.x6,
});
export const margin = style({
  paddingTop: space.x6,
  '@media': {
    [desk]: { paddingLeft: space.x7, borderLeft: hair },
    'screen and (max-width: 1099px)': { marginTop: space.x8, borderTop: hair },
  },
});

export const code = style([tabular, { whiteSpace: 'nowrap' }]);
export const course = style({ display: 'block', color: color.inkStrong, fontWeight: weight.medium });
export const line = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });
export const note = style([
  line,
  { color: color.inkMuted, fontSize: text.small, fontWeight: weight.regular },
]);
export const warning = style([line, { color: color.warningSolid, fontSize: text.small }]);
export const seat = style([
  tabular,
  { color: color.inkStrong, fontSize: text.lead, fontWeight: weight.strong },
]);
export const skeleton = style({ display: 'grid', gap: space.x5, paddingTop: space.x6 });
export const ticketNotes = style({ display: 'grid', gap: space.x3, paddingTop: space.x5 });
