import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const waiting = style({ display: 'grid', gap: token.space.x6 });
