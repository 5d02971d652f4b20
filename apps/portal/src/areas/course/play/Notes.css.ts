import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const form = style({ display: 'grid', gap: space.x2, minWidth: 0 });
export const formFoot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const formAct = style({ marginLeft: 'auto' });

export const none = style({
  marginTop: space.x5,
  paddingTop: space.x4,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  color: color.inkMuted,
  fontSize: text.small,
});
export const rows = style({ marginTop: space.x5 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x3,
  padding: `${space.x4} 0`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  fontSize: text.small,
  lineHeight: 1.7,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const content = style({ color: color.inkStrong, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
/** The question stands in a narrow column: its answers are below its words. */
export const ask = style({ marginTop: space.x2 });
globalStyle(`${ask} > [role="group"]`, { gridTemplateColumns: 'minmax(0, 1fr)' });
export const acts = style({ display: 'flex', gap: space.x4, marginTop: space.x1 });
export const editActs = style({ display: 'flex', justifyContent: 'flex-end', gap: space.x2 });
