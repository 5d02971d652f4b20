import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = token;

export const identity = style({ display: 'grid', gap: space.x3, marginBottom: space.x6 });
export const next = style({ display: 'grid', gap: space.x4, padding: `${space.x6} 0 ${space.x8}` });
