import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { x1, x2, x3, x4, x5, x6, x7, x8, x9, x10 } = token.space;
const spaces = { x1, x2, x3, x4, x5, x6, x7, x8, x9, x10 };

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
export const gap = styleVariants(spaces, (space) => ({ gap: space }));
export const above = styleVariants(spaces, (space) => ({ paddingTop: space }));
