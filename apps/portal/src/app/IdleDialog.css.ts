import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', gap: token.space.x3 });
