import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { stacked } from '../../../shared/page/widths.ts';

const { color, space, text, line } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;

export const volume = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space.x5,
  padding: `${space.x7} ${space.x8} ${space.x7} 0`,
  borderBottom: hair,
  selectors: {
    '&:nth-child(even)': { padding: `${space.x7} 0 ${space.x7} ${space.x8}`, borderLeft: hair },
  },
  '@media': {
    // Alone in the last row it takes the whole row, so that the line under the shelf is not shorter.
    [`not all and ${stacked}`]: {
      selectors: {
        '&:last-child:nth-child(odd)': {
          gridColumn: '1 / -1',
          paddingRight: `calc(50% + ${space.x8})`,
        },
      },
    },
    [stacked]: {
      gap: space.x4,
      selectors: {
        '&:nth-child(n)': { padding: `${space.x6} 0`, borderLeft: 0 },
      },
    },
  },
});
export const words = style({ minWidth: 0, display: 'grid', alignContent: 'start' });
export const name = style({ fontSize: text.body, lineHeight: 1.45, overflowWrap: 'anywhere' });
/** The course's name leads to its chapters; grey where they can no longer be studied. */
export const title = style({
  color: 'inherit !important',
  selectors: { '[data-expired] &': { color: `${color.inkMuted} !important` } },
});
export const progress = style({ margin: `${space.x3} 0 ${space.x2}` });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
  fontSize: text.small,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [stacked]: { justifyContent: 'flex-start' } },
});
export const figure = style({ display: 'flex', gap: space.x15 });
globalStyle(`${figure} dt`, { color: color.inkMuted });
globalStyle(`${figure} dd`, { color: color.inkStrong });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
  marginTop: space.x25,
  fontSize: text.small,
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `0 ${space.x4}`,
  marginInlineStart: 'auto',
});
/** Codes and names of courses, one after another. */
export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x4}`,
  marginTop: space.x1,
  fontSize: text.small,
  lineHeight: 1.6,
  color: color.inkMuted,
});
export const how = style({ color: color.inkMuted });
globalStyle(`${end} :is(a, button):last-child`, { fontWeight: token.weight.medium });

/** In place of the books that are not on the shelf yet. */
export const closed = style({
  display: 'grid',
  placeItems: 'center',
  width: 88,
  height: 120,
  border: `${line.hair} dashed ${color.lineStrong}`,
  borderRadius: token.radius.cover,
  color: color.inkMuted,
});
