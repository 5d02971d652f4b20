import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const editor = style({ display: 'grid', gap: space.x3, minWidth: 0 });

/** On a phone the ruler is the edge of the list. */
export const ruler = style({ '@media': { [media.phone]: { display: 'none' } } });

export const list = style({ minWidth: 0, margin: 0, padding: 0, listStyle: 'none' });

/** The thickness of the upright ruler, px. */
const upright = 5;

export const row = style({
  minWidth: 0,
  '@media': {
    [media.phone]: {
      padding: `0 0 ${space.x5} ${space.x4}`,
      // A border, because a forced palette removes backgrounds.
      borderLeft: `${upright}px solid ${color.brandSolid}`,
      selectors: {
        '&[data-gap]': {
          position: 'relative',
          borderLeftColor: 'transparent',
        },
        '&[data-gap]::before': {
          content: '""',
          position: 'absolute',
          left: -upright,
          top: 0,
          bottom: 0,
          width: upright,
          boxSizing: 'border-box',
          border: `1px dashed ${color.dangerSolid}`,
          background: color.dangerSoft,
        },
        '&:last-child': { paddingBottom: 0 },
      },
    },
  },
});

export const error = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x15,
  color: color.dangerSolid,
  fontSize: text.small,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.x2} ${space.x5}`,
  fontSize: text.small,
});
export const status = style({ color: color.inkMuted, outlineOffset: 2 });
