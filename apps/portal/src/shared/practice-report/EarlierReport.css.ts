import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const muted = style([tabular, { color: color.inkMuted, fontSize: text.small }]);
export const lede = style([tabular, { color: color.inkMuted }]);
export const earlier = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
export const title = style({ fontSize: text.body });
export const files = style({ display: 'grid', gap: space.x1 });
export const opinion = style({
  paddingLeft: space.x3,
  borderLeft: `${token.line.rule} solid ${color.dangerSolid}`,
});
