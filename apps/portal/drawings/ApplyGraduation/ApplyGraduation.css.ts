import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = token;

export const save = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space.x5} ${space.x6}`,
  '@media': { '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
export const actions = style([
  wide,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.x3, marginTop: space.x2 },
]);
