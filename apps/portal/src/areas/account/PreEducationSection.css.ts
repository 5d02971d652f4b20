import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const none = style({ maxWidth: token.measure, color: token.color.inkMuted, fontSize: token.text.ui });
