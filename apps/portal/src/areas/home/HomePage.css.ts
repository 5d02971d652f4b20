import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const failed = style({ marginBottom: token.space.x6 });
