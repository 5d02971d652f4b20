import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = token;

export const lead = style({
  display: 'grid',
  gap: space.x3,
  padding: `${space.x5} 0 ${space.x4}`,
  minHeight: 96,
});
export const tabs = style({ display: 'flex', gap: space.x6, overflow: 'hidden', padding: `${space.x3} 0` });
export const board = style({ display: 'grid', gap: space.x8, paddingTop: space.x6 });
