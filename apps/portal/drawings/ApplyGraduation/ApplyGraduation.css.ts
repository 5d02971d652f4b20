import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const save = style({ display: 'inline-flex', alignItems: 'center', gap: token.space.x2 });
