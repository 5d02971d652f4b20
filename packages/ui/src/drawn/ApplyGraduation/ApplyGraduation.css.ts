import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const save = style({ display: 'inline-flex', alignItems: 'center', gap: token.space.x2 });
