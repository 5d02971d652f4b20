import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { style } from '@vanilla-extract/css';

const { color, space } = token;

export const comparison = style({ marginTop: space.x10 });
export const rest = style({
  display: 'grid',
  gap: space.x4,
  justifyItems: 'start',
  padding: `${space.x6} 0`,
});

/** Why not earlier beside the degree. */
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x10,
  marginTop: space.x10,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
    },
  },
});
export const degree = style({
  '@media': {
    [media.desk]: {
      borderInlineStart: `${token.line.hair} solid ${color.lineSoft}`,
      paddingInlineStart: space.x10,
    },
  },
});
