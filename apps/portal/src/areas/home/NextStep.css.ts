import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x4} 0 ${space.x6}`,
  '@media': { [media.wide]: { gap: space.x10, padding: `${space.x6} 0 ${space.x8}` } },
});

export const words = style({ minWidth: 0, maxWidth: token.measure });

export const eyebrow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x3}`,
  color: color.inkMuted,
  fontSize: text.small,
});
export const mark = style({ color: color.brandSolid, fontWeight: token.weight.strong });

export const title = style({
  margin: `${space.x15} 0 ${space.x2}`,
  fontFamily: token.font.serif,
  fontSize: text.title,
  fontWeight: 700,
  '@media': {
    [media.wide]: { margin: `${space.x2} 0 ${space.x25}`, fontSize: text.display, letterSpacing: '0.01em' },
  },
});

export const desc = style([tabular]);

export const deadline = style([
  tabular,
  {
    marginTop: space.x1,
    color: color.ink,
    fontSize: text.ui,
    fontWeight: token.weight.medium,
    selectors: {
      '&[data-level="NOW"], &[data-level="URGENT"]': { color: color.dangerSolid },
      '&[data-level="SOON"]': { color: color.warningSolid },
    },
  },
]);

export const note = style([tabular, { marginTop: space.x1, color: color.inkMuted, fontSize: text.small }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x5}`,
  marginTop: space.x3,
  fontSize: text.ui,
  '@media': { [media.wide]: { marginTop: space.x5 } },
});
/** Only in the dock of a phone: on a wide screen the ring says it. */
export const dockTime = style([
  tabular,
  { marginLeft: space.x4, whiteSpace: 'nowrap', '@media': { [media.wide]: { display: 'none' } } },
]);

/** Of the time left, on a phone and on a wide screen. */
export const smallRing = style({ '@media': { [media.wide]: { display: 'none' } } });
export const largeRing = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });
