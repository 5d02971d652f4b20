import { style } from '@vanilla-extract/css';

export const line = style({ display: 'flex', alignItems: 'center', minHeight: '1lh' });
