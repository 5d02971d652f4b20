import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: token.space.x5, maxWidth: 440, marginTop: token.space.x5 });
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: token.space.x3 });
