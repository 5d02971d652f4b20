import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = token;

export const ruler = style({ padding: `${space.x4} 0 ${space.x2}` });
export const count = style([tabular, { color: color.inkMuted, fontWeight: weight.regular }]);
export const foot = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.x2,
    maxWidth: token.measure,
    marginTop: space.x4,
    fontSize: text.small,
  },
]);
export const footMark = style({ marginTop: 3, color: color.warningSolid });

/** The place of the folded periods until their code has come: at least as high as their line with its borders. */
export const folded = style({ minHeight: `calc(${token.size.controlLarge} + 2 * ${token.line.hair})` });
export const code = style([tabular, { whiteSpace: 'nowrap' }]);
export const course = style({ display: 'block', color: color.inkStrong, fontWeight: weight.medium });
export const line = style({ display: 'block', fontVariantNumeric: 'tabular-nums' });
export const note = style([
  line,
  { color: color.inkMuted, fontSize: text.small, fontWeight: weight.regular },
]);
export const warning = style([line, { color: color.warningSolid, fontSize: text.small }]);
export const seat = style([
  tabular,
  { color: color.inkStrong, fontSize: text.lead, fontWeight: weight.strong },
]);
