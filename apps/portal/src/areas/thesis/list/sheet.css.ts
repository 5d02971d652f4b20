import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: space.x35,
  padding: `${space.x4} 0 ${space.x5}`,
  selectors: { '& + &': { borderTop: hair } },
  '@media': {
    [media.sideBySide]: {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: space.x8,
      padding: `${space.x6} 0 ${space.x7}`,
    },
  },
});
export const wideCover = style({ '@media': { [media.stacked]: { display: 'none' } } });
export const phoneCover = style({ display: 'none', '@media': { [media.stacked]: { display: 'block' } } });

/** A cover that is still loading. */
export const coverToCome = style({ aspectRatio: '1 / 1.36' });

/** On a phone only the head stands beside the cover; the rest has the whole width below. */
export const words = style({
  minWidth: 0,
  '@media': {
    [media.stacked]: { display: 'contents' },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  color: color.inkMuted,
  fontSize: text.small,
});
export const major = style([
  tabular,
  { color: color.inkStrong, fontSize: text.ui, fontWeight: token.weight.strong },
]);
export const title = style({
  margin: `${space.x1} 0`,
  fontFamily: token.font.serif,
  fontSize: text.title,
  fontWeight: 700,
});
export const untitled = style({ margin: `${space.x1} 0`, fontSize: text.title });
export const advisor = style({ color: color.ink, fontSize: text.small });
export const steps = style({
  margin: `${space.x5} 0`,
  '@media': { [media.stacked]: { gridColumn: '1 / -1', margin: 0 } },
});

export const next = style({
  display: 'grid',
  gap: space.x3,
  '@media': {
    [media.stacked]: { gridColumn: '1 / -1' },
    [media.sideBySide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space.x8,
      paddingTop: space.x4,
      borderTop: hair,
    },
  },
});
export const nextTitle = style({ fontSize: text.lead });
export const due = style([tabular, { marginTop: space.x05, fontSize: text.ui }]);
export const when = style({ color: color.inkStrong, fontWeight: token.weight.strong });
export const soon = style({ color: color.warningSolid, fontWeight: token.weight.strong });

/** An opinion can be long: the desk has all of it. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
export const desc = style({ marginTop: space.x1, color: color.inkMuted, fontSize: text.small, ...twoLines });
export const action = style({ display: 'grid' });

export const reply = style({
  display: 'flex',
  gap: space.x3,
  marginTop: space.x4,
  fontSize: text.small,
  lineHeight: 1.65,
  '@media': {
    [media.stacked]: { gridColumn: '1 / -1', marginTop: 0, paddingTop: space.x3, borderTop: hair },
  },
});
export const quote = style([tabular, { minWidth: 0, overflowWrap: 'anywhere', ...twoLines }]);
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x5}`,
  marginTop: space.x3,
  fontSize: text.small,
  '@media': { [media.stacked]: { gridColumn: '1 / -1', marginTop: 0, fontSize: text.ui } },
});
/** A finger needs more than the words. */
globalStyle(`${links} a`, {
  '@media': { [media.stacked]: { display: 'inline-block', paddingBlock: space.x25 } },
});
/** On a phone the steps of a thesis that has not begun say nothing. */
export const stepsToCome = style({
  margin: `${space.x5} 0`,
  '@media': { [media.stacked]: { display: 'none' } },
});

/** Below the sheets. */
export const parts = style({ paddingTop: space.x7, borderTop: hair });
