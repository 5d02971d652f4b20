import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { style } from '@vanilla-extract/css';

const { color, space } = token;

export const list = style({ display: 'grid', gap: space.x4 });

export const person = style({
  display: 'grid',
  gap: `${space.x3} ${space.x4}`,
  minWidth: 0,
  margin: 0,
  padding: `0 0 ${space.x4}`,
  border: 0,
  borderBottom: `1px solid ${color.lineSoft}`,
  '@media': {
    [media.sideBySide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 6fr) auto' },
  },
});

/** In line with the boxes of the fields beside it. */
export const remove = style({
  '@media': { [media.sideBySide]: { alignSelf: 'start', paddingTop: '2.4rem' } },
});
