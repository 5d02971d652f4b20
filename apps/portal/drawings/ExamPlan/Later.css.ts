import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, line, weight } = token;
const dashed = `${line.hair} dashed ${color.lineStrong}`;
const roomy = '(min-width: 560px)';

export const later = style({ minWidth: 0, containerType: 'inline-size' });
export const periods = style({ borderBottom: dashed, fontVariantNumeric: 'tabular-nums' });
export const period = style({ borderTop: dashed, padding: `${space.x15} 0 ${space.x25}` });
export const periodName = style({
  color: color.inkMuted,
  fontSize: text.caption,
  fontWeight: weight.regular,
  lineHeight: 1.7,
  '@container': { [roomy]: { paddingLeft: space.x3 } },
});
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.x2} ${space.x3}`,
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 0 } },
});
export const place = style({
  color: color.ink,
  fontSize: text.small,
  lineHeight: 1.45,
  // “（一）” moves to the next line as a whole.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  '@container': { [roomy]: { padding: `${space.x1} ${space.x1} 0 ${space.x3}` } },
});
export const free = style([place, { color: color.inkMuted }]);
export const code = style({ display: 'block', color: color.inkMuted, fontSize: text.caption });
export const verdict = style({
  marginTop: space.x3,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${verdict} > b`, { color: color.inkStrong, fontWeight: weight.strong });
