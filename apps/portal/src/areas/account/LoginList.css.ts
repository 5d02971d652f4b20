import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

export const login = style([tabular, { minWidth: 0 }]);
export const none = style({ color: token.color.inkMuted, fontSize: token.text.ui });
