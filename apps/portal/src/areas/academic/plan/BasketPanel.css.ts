import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, line, weight } = token;

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
  padding: `${space.x25} 0`,
  borderBottom: `${line.hair} solid ${color.lineSoft}`,
  lineHeight: 1.5,
});
export const name = style({ color: color.inkStrong, fontSize: text.ui, overflowWrap: 'anywhere' });
export const when = style({
  gridColumn: 1,
  color: color.inkMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const clash = style({
  margin: `${space.x4} 0`,
  padding: space.x4,
  borderRadius: token.radius.base,
  background: color.dangerSoft,
  color: color.ink,
  fontSize: text.small,
  lineHeight: 1.65,
  '@media': { '(prefers-contrast: more), (forced-colors: active)': { border: '1px solid' } },
  selectors: { '[data-theme=contrast] &': { border: `${line.hair} solid ${color.dangerSolid}` } },
});
export const clashTitle = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  marginBottom: space.x3,
  fontSize: text.ui,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${clashTitle} > svg`, { flex: 'none', marginTop: 1, color: color.dangerSolid });
export const clashWhy = style({ color: color.inkMuted });

export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x4,
  margin: `${space.x4} 0 ${space.x3}`,
  color: color.inkMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${sum} > b`, { color: color.inkStrong, fontSize: text.lead, fontWeight: weight.medium });

export const none = style({ margin: `${space.x3} 0 ${space.x4}`, fontSize: text.small });
export const after = style({
  marginTop: space.x25,
  color: color.inkMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const panel = style({ outline: 'none' });
export const registered = style({ marginBottom: space.x2, fontSize: text.small });
export const why = style({ gridColumn: '1 / -1', marginTop: space.x1, fontSize: text.small });
export const few = style({ color: color.warningSolid });
export const submit = style({ flex: 1, minWidth: 0, marginTop: space.x3 });
