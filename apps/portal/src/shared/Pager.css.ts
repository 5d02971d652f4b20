import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space.x4,
  marginTop: token.space.x6,
});

export const place = style([tabular, { color: token.color.inkMuted, fontSize: token.text.small }]);
