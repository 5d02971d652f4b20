import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { documentText, tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

/** The sheet and its margin; below `media.desk` the margin is below the sheet. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 264px', gridTemplateRows: 'auto 1fr' },
  },
});
export const paper = style({
  minWidth: 0,
  padding: `${space.x6} 0 ${space.x5}`,
  '@media': {
    [media.sideBySide]: { paddingLeft: space.x7 },
    [media.desk]: { paddingRight: space.x7 },
  },
});
export const withdraw = style({
  '@media': {
    [media.sideBySide]: { paddingLeft: space.x7 },
    print: { display: 'none' },
  },
});
export const notes = style({
  minWidth: 0,
  paddingTop: space.x6,
  '@media': {
    [media.sideBySide]: { paddingLeft: space.x7 },
    [media.desk]: { gridColumn: 2, gridRow: '1 / 3', paddingLeft: 0, borderLeft: hair },
  },
});

export const bar = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `0 ${space.x4}`,
    paddingBottom: space.x3,
    borderBottom: hair,
    color: color.inkMuted,
    fontSize: text.small,
    '@media': { [media.desk]: { selectors: { [`${notes} &`]: { paddingLeft: space.x6 } } } },
  },
]);
export const name = style({ color: color.inkStrong, fontSize: text.body, outline: 'none' });

export const note = style({
  paddingTop: space.x4,
  // It is measured right after it was moved: the short transition of reduced motion would still have its old place.
  transitionProperty: 'none',
  '@media': {
    [media.desk]: { paddingLeft: space.x6 },
    [media.belowDesk]: {
      paddingBottom: space.x4,
      selectors: { '&:not(:last-child)': { borderBottom: hair } },
    },
  },
});
/** Beside the text its own words are marked; else they are said again. */
export const quote = style([documentText, { display: 'block', color: color.inkStrong, fontSize: text.ui }]);
export const quoted = recipe({
  base: { textUnderlineOffset: '5px' },
  variants: {
    kind: {
      must: { textDecoration: `underline solid ${color.dangerSolid} 2px` },
      suggest: { textDecoration: `underline dashed ${color.infoSolid} 1.5px` },
      praise: { textEmphasis: `open circle ${color.successSolid}`, textEmphasisPosition: 'under right' },
    },
  },
});
export const whole = style({ paddingTop: space.x5 });
export const foot = style({
  paddingTop: space.x5,
  color: color.inkMuted,
  fontSize: text.small,
  '@media': { [media.desk]: { paddingLeft: space.x6 } },
});
