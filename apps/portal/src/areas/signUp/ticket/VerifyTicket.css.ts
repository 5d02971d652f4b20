import { token } from '@qianwei/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  maxWidth: 640,
  fontVariantNumeric: 'tabular-nums',
});
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
});
export const pageTitle = style({ color: color.inkMuted, fontSize: token.text.ui });
// With the largest text a whole date does not fit beside the seal.
export const verdict = style({ display: 'flex', flexWrap: 'wrap', gap: space.x5, alignItems: 'center' });
export const verdictWords = style({ flex: '1 1 13em', minWidth: 0 });
export const title = style({
  color: color.inkStrong,
  fontSize: token.text.title,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
});
export const invalidTitle = style([title, { color: color.dangerSolid }]);
const seal = style({ flex: 'none', width: 88, fill: 'none', stroke: 'currentcolor' });
export const seals = styleVariants({
  VALID: [seal, { color: color.successSolid }],
  VOID: [seal, { color: color.dangerSolid }],
  OVER: [seal, { color: color.inkMuted }],
});

export const heading = style({
  color: color.inkStrong,
  fontFamily: token.font.serif,
  fontSize: token.text.lead,
  fontWeight: token.weight.strong,
});
export const person = style({
  display: 'grid',
  // With the largest text a number is as wide as a phone: the photo then stands below it.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14em), 1fr))',
  gap: space.x5,
  alignItems: 'start',
});
export const name = style({
  color: color.inkStrong,
  fontSize: token.text.lead,
  fontWeight: token.weight.strong,
});
export const photo = style({ width: 116, aspectRatio: '3 / 4', objectFit: 'cover' });
export const exam = style({ borderBottom: hair });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6em) minmax(0, 1fr)',
  gap: space.x4,
  alignItems: 'baseline',
  paddingBlock: space.x3,
  borderTop: hair,
});
export const term = style({ color: color.inkMuted, fontSize: token.text.ui });
export const value = style({ minWidth: 0, overflowWrap: 'anywhere', color: color.inkStrong });
export const seat = style({ marginLeft: space.x4, fontSize: token.text.title });
export const small = style({ display: 'block', color: color.inkMuted, fontSize: token.text.ui });
export const was = style({ color: color.inkMuted });
export const now = style({ color: color.dangerSolid });
export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  justifyItems: 'start',
  paddingTop: space.x5,
  borderTop: hair,
});
// With the largest text an input is wider than a phone.
globalStyle(`${next} > *`, { minWidth: 0, maxWidth: '100%' });
export const note = style({ color: color.inkMuted, fontSize: token.text.ui });
