import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', justifyItems: 'start', gap: token.space.x4 });
export const hint = style({ color: token.color.inkMuted, fontSize: token.text.small });
