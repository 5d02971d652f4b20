import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const choices = style({ display: 'grid', gap: space.x6 });
export const note = style({ color: color.inkMuted, fontSize: text.small });

export const lines = style({ display: 'grid', gap: token.space.x3 });
