import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
/** Here the margin stands beside the content. */
const desk = 'screen and (min-width: 1100px)';

/** Facts in a row, a dot before each but the first of a line: that one lies outside and is cut off. */
export const facts = style({ display: 'block', overflow: 'hidden' });
export const factRow = style([tabular, { display: 'flex', flexWrap: 'wrap', marginLeft: '-1.6em' }]);
export const fact = style({
  position: 'relative',
  minWidth: 0,
  paddingLeft: '1.6em',
  '::before': { content: '"·" / ""', position: 'absolute', left: 0, width: '1.6em', textAlign: 'center' },
});

export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'start',
  gap: `${space.x4} ${space.x10}`,
  padding: `${space.x5} 0 ${space.x6}`,
  '@media': { 'screen and (min-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const verdictTitle = style({
  marginTop: space.x05,
  fontSize: text.title,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const verdictWords = style([
  tabular,
  { maxWidth: token.measure, marginTop: space.x15, textWrap: 'pretty', overflowWrap: 'anywhere' },
]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x4 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.x10,
  borderTop: hair,
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 272px' } },
});
export const content = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  paddingTop: space.x6,
});
export const margin = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingTop: space.x6,
  fontSize: text.small,
  lineHeight: 1.65,
  '@media': {
    [desk]: { paddingLeft: space.x7, borderLeft: hair },
    'screen and (max-width: 1099px)': { marginTop: space.x8, borderTop: hair },
  },
});

export const marginPart = style([
  tabular,
  { selectors: { '& + &': { paddingTop: space.x6, borderTop: hair } } },
]);
export const marginTitle = style({ marginBottom: space.x2, fontSize: text.body, lineHeight: 1.6 });

export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
  marginBottom: space.x3,
});
export const partTitle = style({ fontSize: text.body, lineHeight: 1.6 });
export const partNote = style([tabular, { color: color.inkMuted, fontSize: text.small }]);

export const figures = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8em, 1fr))',
    gap: `${space.x5} ${space.x4}`,
  },
]);
export const figure = style({ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 });
export const figureName = style({ color: color.inkMuted, fontSize: text.small });
export const figureValue = style({ color: color.inkStrong, fontSize: text.title, lineHeight: 1.4 });
export const figureOf = style({ color: color.inkMuted, fontSize: text.small });
