import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../../shared/page/widths.ts';

const { color, space } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const entry = style({ minWidth: 0 });
globalStyle(`${entry} + ${entry}`, { borderTop: hair });

/** The cover, the words, and beside them the outline where it is open; on a phone one below the other. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gridTemplateAreas: '"cover head" "facts facts" "outline outline" "actions actions"',
  alignItems: 'start',
  gap: `${space.x4}`,
  paddingBlock: `${space.x5} ${space.x3}`,
  '@media': {
    [wide]: {
      gridTemplateColumns: '112px minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"cover head" "cover facts" "cover actions"',
      gap: `${space.x4} ${space.x8}`,
      paddingBlock: space.x7,
      selectors: {
        '&[data-open]': {
          gridTemplateColumns: '112px minmax(0, 1fr) 296px',
          gridTemplateAreas: '"cover head outline" "cover facts outline" "cover actions outline"',
        },
      },
    },
  },
});

/** 72 px wide on a phone: the cover itself has one width. */
export const cover = style({ gridArea: 'cover', '@media': { [narrow]: { zoom: 72 / 112 } } });
export const head = style({
  gridArea: 'head',
  alignSelf: 'center',
  minWidth: 0,
  color: color.inkMuted,
  fontSize: token.text.small,
});
export const name = style({
  color: color.inkStrong,
  fontFamily: token.font.serif,
  fontSize: token.text.lead,
  fontWeight: 700,
  lineHeight: 1.4,
  '@media': { [wide]: { fontSize: token.text.title } },
});

export const facts = style({
  gridArea: 'facts',
  minWidth: 0,
  fontSize: token.text.ui,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${facts} dt`, { color: color.inkMuted, fontSize: token.text.small, lineHeight: '25px' });
globalStyle(`${facts} dd`, { minWidth: 0, margin: 0, color: color.inkStrong, lineHeight: '25px' });

const pair = {
  display: 'grid',
  gridTemplateColumns: '5em minmax(0, 1fr)',
  gap: space.x3,
  paddingBlock: space.x25,
  borderTop: hair,
} as const;

export const offered = style({
  '@media': {
    [wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${space.x3} ${space.x6}`,
      paddingBlock: space.x4,
      borderBlock: hair,
    },
  },
});
globalStyle(`${offered} > div`, { '@media': { [narrow]: pair } });

export const wideOnly = style({ '@media': { [narrow]: { display: 'none !important' } } });
export const narrowOnly = style({ '@media': { [wide]: { display: 'none' } } });

export const exam = style({
  display: 'grid',
  gridTemplateColumns: '5em minmax(0, 1fr)',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'max(64px, 4em) minmax(0, 1fr)',
      gap: `${space.x15} ${space.x4}`,
      marginTop: space.x4,
    },
  },
});
// The hairline runs on between the columns.
globalStyle(`${exam} > *`, { '@media': { [narrow]: { paddingBlock: space.x25, borderTop: hair } } });
globalStyle(`${exam} > dd`, { '@media': { [narrow]: { paddingLeft: space.x3 } } });

export const major = style({
  display: 'block',
  '@media': { [wide]: { display: 'inline' } },
});
globalStyle(`${major}:not(:last-child)::after`, { '@media': { [wide]: { content: '"，"' } } });
export const soon = style({ color: color.warningSolid });

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  '@media': { [narrow]: { borderTop: hair, paddingTop: space.x1 }, [wide]: { marginTop: space.x1 } },
});

export const outline = style({
  gridArea: 'outline',
  minWidth: 0,
  fontSize: token.text.small,
  '@media': { [wide]: { paddingLeft: space.x7, borderLeft: hair } },
});
export const outlineHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBottom: space.x2,
  color: color.inkStrong,
  fontSize: token.text.ui,
  fontWeight: token.weight.strong,
});
globalStyle(`${outlineHead} > span`, {
  color: color.inkMuted,
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
});
export const chapters = style({ margin: 0, padding: 0, listStyle: 'none', counterReset: 'chapter' });
globalStyle(`${chapters} > li`, {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  paddingBlock: 3,
  color: color.inkStrong,
  lineHeight: 1.6,
  counterIncrement: 'chapter',
});
globalStyle(`${chapters} > li::before`, {
  content: 'counter(chapter)',
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
