import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const noteLine = style({ display: 'inline-block' });
export const muted = style([tabular, { color: color.inkMuted, fontSize: text.small }]);
export const apply = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
  marginTop: space.x4,
});
export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x8 });
