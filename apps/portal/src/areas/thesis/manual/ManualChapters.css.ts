import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
const below = `calc(${token.size.bar} + ${space.x3})`;

export const chapters = style({ minWidth: 0, paddingTop: space.x5 });

/** One is in front on a screen; paper has all. */
export const chapter = style({
  scrollMarginTop: below,
  outline: 'none',
  selectors: { '&[data-closed]': { display: 'none' } },
  '@media': { print: { selectors: { '&[data-closed]': { display: 'block' } } } },
});
globalStyle(`${chapter} > * + *`, { marginTop: space.x5 });

export const title = style({ fontSize: text.title, fontWeight: token.weight.strong });
export const section = style({ scrollMarginTop: below, outline: 'none' });
globalStyle(`${section} > * + *`, { marginTop: space.x4 });
export const sectionTitle = style({ fontSize: text.lead, fontWeight: token.weight.strong });

export const steps = style({ listStyle: 'none' });
export const drawnSteps = style([steps]);
export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.5em minmax(0, 1fr)',
  gap: `${space.x3} ${space.x1}`,
  alignItems: 'baseline',
  padding: `${space.x4} 0`,
  borderBottom: hair,
  lineHeight: 1.7,
  '@media': {
    [media.sideBySide]: {
      selectors: {
        [`${drawnSteps} > &`]: { gridTemplateColumns: '188px 1.5em minmax(0, 1fr)', columnGap: space.x3 },
      },
    },
  },
});
globalStyle(`${drawnSteps} > ${step} > span`, { '@media': { [media.sideBySide]: { gridColumn: 2 } } });
globalStyle(`${step} > svg`, {
  gridColumn: '1 / -1',
  '@media': { [media.sideBySide]: { gridColumn: '1', alignSelf: 'center' } },
});
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  '@media': { [media.sideBySide]: { gridTemplateColumns: '188px minmax(0, 1fr)', alignItems: 'start' } },
});
export const no = style({ color: color.brandSolid, fontWeight: token.weight.strong });

export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x4,
  fontSize: text.small,
  '@media': { print: { display: 'none' } },
});
