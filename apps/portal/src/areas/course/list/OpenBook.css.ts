import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { belowFull, full, stacked } from '../../../shared/page/widths.ts';

const { color, space, text, line } = token;
/** Beside the score five actions have 560 px at 1280 px, four have 328 px on a phone: closer together they stay in one line. */
const tight = `(max-width: 479px), ${full} and (max-width: 1360px)`;
const hair = `${line.hair} solid ${color.lineSoft}`;

export const current = style({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  gap: space.x8,
  padding: `${space.x3} 0 ${space.x8}`,
  selectors: { '&[data-scored]': { gridTemplateColumns: '148px minmax(0, 1fr) 296px' } },
  '@media': {
    [belowFull]: {
      gap: space.x6,
      selectors: { '&[data-scored]': { gridTemplateColumns: '148px minmax(0, 1fr)' } },
    },
    [stacked]: {
      selectors: { '&:nth-child(n)': { gridTemplateColumns: '88px minmax(0, 1fr)' } },
      gap: space.x4,
      padding: `${space.x1} 0 ${space.x6}`,
    },
  },
});
/** Drawn at 148 px; on a phone as small as on the shelf. */
export const wide = style({ '@media': { [stacked]: { display: 'none' } } });
export const small = style({ display: 'none', '@media': { [stacked]: { display: 'block' } } });

/** On a phone its two halves are places of the grid: the second is as wide as the page. */
export const body = style({
  minWidth: 0,
  '@media': { [stacked]: { display: 'contents' } },
});
export const rest = style({
  minWidth: 0,
  '@media': { [stacked]: { gridColumn: '1 / -1' } },
});
export const quiet = style({ fontSize: text.small, color: color.inkMuted });
export const name = style({
  marginTop: space.x15,
  fontFamily: token.font.serif,
  fontSize: text.title,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
export const place = style({
  marginTop: 18,
  paddingTop: space.x4,
  borderTop: hair,
  '@media': { [stacked]: { marginTop: 0, paddingTop: 0, borderTop: 0 } },
});
export const chapter = style({
  fontWeight: token.weight.medium,
  color: color.inkStrong,
  textWrap: 'balance',
});
export const where = style({
  marginBottom: space.x2,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  marginTop: space.x5,
  '@media': { [tight]: { gap: 0 } },
});
export const states = style({ marginTop: space.x35 });
