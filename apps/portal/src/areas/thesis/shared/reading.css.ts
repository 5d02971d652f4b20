import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { createVar, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

/** Width of the chapters beside the text. */
export const listWidth = createVar();
/** Height of the bar that stays below the chapters. */
export const barsHeight = createVar();

/** Chapters, text and margin; below the width of the drawings the margin follows the text, and on a phone the chapters are in a drawer. */
export const readingColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: hair,
  '@media': {
    [media.wide]: { gridTemplateColumns: `${listWidth} minmax(0, 1fr)` },
    [media.full]: { gridTemplateColumns: `${listWidth} minmax(0, 1fr) 216px` },
  },
});
export const readingChapters = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: 0,
      display: 'block',
      alignSelf: 'start',
      maxHeight: `calc(100dvh - ${barsHeight})`,
      overflowY: 'auto',
      padding: `${space.x5} 0`,
    },
  },
});
export const readingMargin = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: space.x5,
  borderTop: hair,
  fontSize: text.small,
  lineHeight: 1.65,
  '@media': {
    [media.wide]: { gridColumn: 2 },
    [media.full]: { gridColumn: 'auto', borderTop: 0, borderLeft: hair, paddingLeft: space.x6 },
    print: { display: 'none' },
  },
});

/** The way to the chapters, above the dock of a phone. */
export const contentsButton = style({
  fontSize: text.small,
  paddingInline: space.x3,
  '@media': { [media.wide]: { display: 'none' } },
});
/** The same in the dock: icon above word, as the menu beside it. */
export const contentsInDock = style({
  selectors: {
    '&&': {
      flex: 'none',
      flexDirection: 'column',
      gap: 1,
      minWidth: 48,
      padding: 0,
      color: color.ink,
      fontSize: text.caption,
      fontWeight: token.weight.regular,
      lineHeight: token.leading.tight,
      whiteSpace: 'nowrap',
    },
  },
  '@media': { [media.wide]: { display: 'none !important' } },
});

export const skeleton = style({ display: 'grid', gap: space.x5, maxWidth: '44rem' });
