import { token } from '@qianwei/ui/theme';
import { documentText, tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
const phone = 'screen and (max-width: 639px)';
const wide = 'screen and (min-width: 720px)';
const desk = 'screen and (min-width: 1100px)';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x6,
  paddingBottom: space.x6,
  '@media': { [phone]: { gap: space.x4, paddingBottom: space.x4 } },
});
/** Two thirds of it on a phone. */
export const cover = style({ '@media': { [phone]: { zoom: 0.67 } } });
export const name = style([
  documentText,
  {
    color: color.inkStrong,
    fontSize: text.display,
    fontWeight: 700,
    lineHeight: token.leading.tight,
    '@media': { [phone]: { fontSize: text.title } },
  },
]);
export const facts = style([tabular, { marginTop: space.x1, color: color.inkMuted, fontSize: text.small }]);
export const books = style({ fontSize: text.small });

/** The way on: what comes next, the ring, and the button. */
export const step = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.x4} ${space.x8}`,
    padding: `${space.x5} 0 ${space.x6}`,
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
  },
]);
export const eyebrow = style({ color: color.inkMuted, fontSize: text.small });
export const mark = style({
  marginRight: space.x2,
  color: color.brandSolid,
  fontWeight: token.weight.strong,
});
export const stepTitle = style({
  marginTop: space.x1,
  color: color.inkStrong,
  fontSize: text.title,
  lineHeight: token.leading.tight,
});
export const stepNumber = style({ marginRight: space.x3 });
export const stepText = style({ marginTop: space.x1 });

export const tabs = style({ minWidth: 0 });

/** The content of a tab, with the margin beside it where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.x10,
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 272px' } },
});
export const margin = style({
  display: 'grid',
  alignContent: 'start',
  alignSelf: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingTop: space.x4,
  fontSize: text.small,
  lineHeight: 1.6,
  '@media': {
    [desk]: { paddingLeft: space.x7, borderLeft: hair },
    'screen and (max-width: 1099px)': { paddingTop: space.x8 },
  },
});
