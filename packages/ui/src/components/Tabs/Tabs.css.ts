import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, text } = token;
const [toStart, toEnd] = ['to left', 'to right'].map(
  (way) => `linear-gradient(${way}, #000 calc(100% - 32px), transparent)`,
);

/** Vertical tabs are beside their panel, on a phone above it. */
export const tabs = style({
  minWidth: 0,
  selectors: {
    '&[data-orientation=vertical]': {
      '@media': {
        [media.abovePhone]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(120px, 220px) minmax(0, 1fr)',
          alignItems: 'start',
          gap: space.x6,
        },
      },
    },
  },
});

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space.x6,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The hairline is a shadow, so that the mark of the chosen tab covers it without being clipped by the scroller.
  boxShadow: `inset 0 calc(${token.line.hair} * -1) 0 ${color.lineSoft}`,
  '@media': { print: { display: 'none' } },
  selectors: {
    // Overflowing content fades out at the edge.
    '&[data-more=end]': { maskImage: toEnd },
    '&[data-more=start]': { maskImage: toStart },
    '&[data-more=both]': { maskImage: `${toEnd}, ${toStart}`, maskComposite: 'intersect' },
    '&[data-orientation=vertical]': {
      flexDirection: 'column',
      gap: 2,
      overflowX: 'visible',
      boxShadow: `inset calc(${token.line.hair} * -1) 0 0 ${color.lineSoft}`,
    },
  },
});

/** The tabs' line with an extra at its end, which wraps below where both have no room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  boxShadow: `inset 0 calc(${token.line.hair} * -1) 0 ${color.lineSoft}`,
});
globalStyle(`${line}[data-short]`, {
  '@media': { [media.abovePhone]: { flexWrap: 'nowrap', gap: space.x4 } },
});
globalStyle(`${line} > ${list}`, { flex: '1 1 auto', minWidth: 0, maxWidth: '100%', boxShadow: 'none' });
export const aside = style({ display: 'flex', alignItems: 'center', flex: 'none', maxWidth: '100%' });

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'baseline',
  gap: space.x15,
  maxWidth: '100%',
  padding: `${space.x25} 0`,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: -2,
  ':hover': { color: color.inkStrong },
  selectors: {
    '&[aria-selected=true]': { color: color.inkStrong, fontWeight: token.weight.strong },
    '&[aria-selected=true]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 2,
      background: color.brandSolid,
      '@media': { '(forced-colors: active)': { background: 'Highlight' } },
    },
    [`${list}[data-orientation=vertical] &`]: {
      padding: `${space.x25} ${space.x4} ${space.x25} ${space.x1}`,
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    [`${list}[data-orientation=vertical] &[aria-selected=true]::after`]: {
      inset: '0 0 0 auto',
      width: 2,
      height: 'auto',
    },
  },
});

export const label = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const note = style({
  flex: 'none',
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: token.weight.regular,
});
export const panel = style({
  minWidth: 0,
  paddingTop: space.x5,
  // Beside vertical tabs its first line is level with the first tab.
  selectors: {
    [`${tabs}[data-orientation=vertical] > &`]: {
      '@media': { [media.abovePhone]: { paddingTop: space.x25 } },
    },
  },
});
