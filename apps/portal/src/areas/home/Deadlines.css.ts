import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

/** Looks like the links beside other section names. */
export const save = style({ minHeight: 24, padding: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${token.space.x4}` });

export const none = style({ color: token.color.inkMuted, fontSize: token.text.ui });
