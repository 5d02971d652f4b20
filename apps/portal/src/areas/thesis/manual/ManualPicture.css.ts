import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = token;

export const picture = style({
  display: 'block',
  flex: 'none',
  width: 188,
  maxWidth: '100%',
  height: 'auto',
  borderRadius: token.radius.small,
  background: color.sunken,
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const soft = style({ stroke: color.lineStrong });
export const strong = style({ stroke: color.inkStrong });
export const good = style({ stroke: color.successSolid, strokeWidth: 1.8 });
export const chosen = style({ fill: color.brandSoft, stroke: color.brandSolid });
export const paper = style({ fill: color.surface, stroke: color.lineStrong });
export const seal = style({ fill: color.surface, stroke: color.successSolid });
export const span = style({ stroke: color.brandSolid, strokeWidth: 4, strokeLinecap: 'butt' });
export const bad = style({ fill: color.dangerSolid });
export const warned = style({ fill: color.warningSolid });
export const words = style({ fill: color.ink, fontSize: 12, textAnchor: 'middle' });
export const brandWords = style({ fill: color.brandSolid, fontWeight: token.weight.strong });
