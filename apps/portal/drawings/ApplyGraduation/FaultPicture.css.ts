import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = token;
const fixed = '[data-fixed] &';
const exact = { printColorAdjust: 'exact' as const };

export const photo = style({ display: 'flex', alignItems: 'center', gap: space.x3, paddingLeft: space.x2 });
export const drawing = style({ flex: 'none', overflow: 'visible', fill: 'none' });
export const needed = style({ stroke: color.inkStrong, strokeDasharray: '3 3' });
export const current = style({
  stroke: color.dangerSolid,
  strokeWidth: 1.5,
  fill: color.dangerSoft,
  selectors: { [fixed]: { stroke: color.successSolid, fill: color.successSoft } },
});
export const person = style({ stroke: color.inkMuted, strokeWidth: 1.5 });

export const sizes = style({ fontSize: text.small, lineHeight: 1.35, fontVariantNumeric: 'tabular-nums' });
export const currentTerm = style({
  color: color.dangerSolid,
  selectors: { [fixed]: { color: color.successSolid } },
});
export const currentSize = style([currentTerm, { marginBottom: space.x3, fontWeight: weight.strong }]);
export const neededTerm = style({ color: color.inkMuted });
export const neededSize = style({ color: color.inkStrong, fontWeight: weight.strong });

export const missing = style([
  currentTerm,
  { fontSize: text.small, fontWeight: weight.strong, textAlign: 'center', lineHeight: 1.6 },
]);
export const bars = style({ display: 'grid', gap: 1, margin: `${space.x1} 0` });
export const bar = style({ ...exact, height: 14, borderRadius: 1.5, background: color.dataNow });
export const gap = style({
  ...exact,
  height: 14,
  border: `1.5px dashed ${color.dangerSolid}`,
  borderRadius: 1.5,
  background: color.dangerSoft,
  selectors: { [fixed]: { border: 0, background: color.dataDone } },
});
export const ends = style({
  display: 'grid',
  gap: 1,
  color: color.inkMuted,
  fontSize: text.caption,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const third = style({ gridColumn: 3, gridRow: 1 });
/** Under the third stretch too, at its end. */
export const end = style([third, { justifySelf: 'end' }]);
