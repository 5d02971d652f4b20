import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

export const progress = style({ display: 'flex', alignItems: 'center', gap: token.space.x3, width: '100%' });
export const track = style({
  flex: 1,
  height: 4,
  overflow: 'hidden',
  borderRadius: token.radius.cover,
  background: token.color.sunken,
});
export const done = style({
  display: 'block',
  height: '100%',
  background: token.color.brandSolid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const figure = style([tabular, { color: token.color.inkMuted, fontSize: token.text.small }]);
