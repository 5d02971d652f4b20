import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../../../shared/page/widths.ts';

const { color, space, line } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;

export const exam = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  background: color.surface,
  // On a wide page question and answer sheet scroll separately, and the foot stays.
  '@media': { [`${wide} and (min-height: 480px)`]: { height: '100dvh' }, print: { height: 'auto' } },
});

// The page itself never scrolls there: no empty strip for a scrollbar beside the sheet.
globalStyle(`:root:has(${exam})`, {
  '@media': { [`${wide} and (min-height: 480px)`]: { scrollbarGutter: 'auto' } },
});

// The focused field must not be covered by head or dock.
globalStyle(`${exam} :is(input, textarea)`, { scrollMarginBlock: 128 });

export const desk = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [wide]: {
      minHeight: 0,
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 1fr) clamp(316px, 19.75rem, 30%)',
    },
    print: { display: 'block' },
  },
});

export const work = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const scroller = style({
  // It contains visually hidden text, which must not widen the page.
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  '@media': { [wide]: { minHeight: 0, overflowY: 'auto' }, print: { overflow: 'visible' } },
});

/** Banners and foot; on a phone they stay at the lower edge. */
export const dock = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  background: color.surface,
  '@media': { print: { position: 'static' } },
});

export const notices = style({
  display: 'grid',
  gap: space.x2,
  padding: `${space.x2} ${space.x4}`,
  '@media': {
    [wide]: {
      padding: `${space.x3} ${space.x14}`,
      // The head shows what would be shown here.
      selectors: { '&[data-narrow]': { display: 'none' } },
    },
  },
});
export const narrowOnly = style({ '@media': { [wide]: { display: 'none' } } });
export const ways = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space.x4}` });

/** The answer sheet with its own background; it stays while a long question scrolls. */
export const side = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      borderLeft: hair,
      overflowY: 'auto',
      padding: space.x6,
      background: color.canvas,
    },
  },
});

export const muted = style({ color: color.inkMuted });
