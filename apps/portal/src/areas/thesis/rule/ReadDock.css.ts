import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** From edge to edge of the page; on a phone a line above the dock of the shell. */
export const dock = style({
  position: 'sticky',
  bottom: `calc(${token.size.dock} + env(safe-area-inset-bottom, 0px))`,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x3}`,
  marginInline: `calc(-1 * ${space.x4})`,
  padding: `${space.x2} ${space.x4}`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  background: color.raised,
  // A layer of its own in every run, as other bars that stay.
  willChange: 'transform',
  '@media': {
    [media.wide]: {
      bottom: 0,
      flexWrap: 'nowrap',
      gap: space.x5,
      marginInline: `calc(-1 * ${space.x10})`,
      padding: `${space.x3} ${space.x10}`,
      boxShadow: token.shadow.dock,
    },
    print: { display: 'none' },
  },
});

export const progress = style({
  position: 'absolute',
  top: -2,
  left: 0,
  height: 3,
  background: color.brandSolid,
});

export const ring = style({
  position: 'relative',
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  width: 52,
  height: 52,
  color: color.brandSolid,
  selectors: { '&[data-over]': { color: color.successSolid } },
  '@media': { [media.wide]: { display: 'grid' } },
});
export const arc = style({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 4,
});
export const track = style({ stroke: color.sunken });
export const done = style({ stroke: 'currentcolor', strokeLinecap: 'round' });
export const figure = style([
  tabular,
  { color: color.inkStrong, fontSize: text.lead, fontWeight: token.weight.medium, lineHeight: 1 },
]);

export const words = style([
  tabular,
  {
    flex: '1 1 14em',
    minWidth: 0,
    fontSize: text.small,
    lineHeight: 1.5,
    '@media': { [media.wide]: { fontSize: text.ui } },
  },
]);
export const note = style({
  display: 'none',
  color: color.inkMuted,
  fontSize: text.small,
  '@media': { [media.wide]: { display: 'block' } },
});
export const problem = style({ color: color.dangerSolid, fontSize: text.small });
/** On a phone the top bar has the way back. */
export const back = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });
