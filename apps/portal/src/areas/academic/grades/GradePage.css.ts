import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

/** Begins at the edge of the words above it, as far as the buttons have padding of their own. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginLeft: `calc(-1 * ${space.x3})`,
  selectors: { '&[data-nothing]': { visibility: 'hidden' } },
  '@media': { [media.full]: { marginRight: `calc(-1 * ${space.x3})` } },
});
globalStyle(`${actions} > button`, { '@media': { [media.belowFull]: { minHeight: token.size.control } } });

/** Three columns with hairlines between them, below one another where there is no room. */
export const summary = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderTop: hair,
    '@media': {
      [media.full]: {
        gridTemplateColumns: '10.5em minmax(0, 1fr) minmax(0, 21em)',
        padding: `${space.x6} 0 ${space.x8}`,
      },
    },
  },
]);
export const column = style({
  minWidth: 0,
  '@media': {
    [media.full]: {
      paddingInline: space.x8,
      selectors: { '&:first-child': { paddingLeft: 0 }, '&:last-child': { paddingRight: 0 } },
    },
    [media.belowFull]: {
      padding: `${space.x5} 0`,
    },
  },
});
globalStyle(`${column} + ${column}`, {
  '@media': { [media.full]: { borderLeft: hair }, [media.belowFull]: { borderTop: hair } },
});

/** The heading of a column: a caption beside others, a heading where it stands alone. */
export const name = style({
  marginBottom: space.x2,
  fontSize: text.body,
  lineHeight: 1.6,
  '@media': {
    [media.full]: { color: color.inkMuted, fontSize: text.small, fontWeight: token.weight.regular },
  },
});
export const average = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
  marginBottom: space.x15,
});
export const averageValue = style({
  color: color.inkStrong,
  fontSize: text.display,
  fontWeight: token.weight.medium,
  lineHeight: 1.2,
});
export const short = style({ color: color.dangerSolid, fontSize: text.small });
export const reached = style({ color: color.successSolid, fontSize: text.small });
export const how = style({
  display: 'grid',
  gap: space.x05,
  margin: `${space.x2} 0 ${space.x15}`,
  fontSize: text.small,
  lineHeight: 1.65,
});

/** Averages that take a list each. */
export const long = style({ marginBottom: space.x3 });

/** A score with its course, in as many columns as have room. */
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12em, 1fr))',
  columnGap: space.x6,
  fontSize: text.small,
  lineHeight: 1.65,
});
export const term = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x3,
  borderBottom: hair,
});
export const sum = style({
  marginTop: space.x2,
  color: color.inkStrong,
  fontSize: text.small,
  fontWeight: token.weight.medium,
});

/** The rules at the foot, two beside each other where there is room. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x8} ${space.x12}`,
  marginTop: space.x10,
  paddingTop: space.x6,
  borderTop: hair,
  '@media': { [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const rule = style([
  tabular,
  { maxWidth: token.measure, marginBottom: space.x2, fontSize: text.ui, lineHeight: 1.65 },
]);

export const leadOutline = style({ display: 'grid', gap: space.x3, padding: `${space.x5} 0 ${space.x6}` });
export const figuresOutline = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x5,
});
