import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({ display: 'grid', gap: token.space.x5, maxWidth: '46rem' });
