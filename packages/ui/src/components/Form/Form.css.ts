import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const form = style({ display: 'grid', gap: token.space.x5, minWidth: 0 });
