import { style } from '@vanilla-extract/css';
import { token } from '../theme/contract.css.ts';

const { color, space, text } = token;

export const sheet = style({ display: 'grid', maxWidth: token.size.content });
export const title = style({ fontSize: text.title, marginBottom: space.x1 });
export const about = style({ maxWidth: token.measure, color: color.inkMuted, marginBottom: space.x6 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${token.size.labelColumn} minmax(0, 1fr)`,
  gap: space.x6,
  padding: `${space.x6} 0`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 } },
});
export const label = style({
  fontWeight: token.weight.strong,
  color: color.inkStrong,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: space.x4,
});
export const cell = style({ display: 'grid', alignContent: 'start', gap: space.x1, minWidth: 0 });
export const swatch = style({ height: space.x12, border: `${token.line.hair} solid ${color.lineSoft}` });
export const caption = style({
  fontSize: text.caption,
  lineHeight: token.leading.tight,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const stack = style({ display: 'grid', gap: space.x3, justifyItems: 'start', minWidth: 0 });
export const wrap = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x4 });

// Brands
export const page = style({
  display: 'grid',
  gap: space.x6,
  maxWidth: 560,
  padding: space.x6,
  background: color.surface,
  border: `${token.line.hair} solid ${color.lineSoft}`,
  borderRadius: token.radius.base,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

// Colour
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: space.x2,
});
export const pair = style({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const sample = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: space.x9,
  height: space.x9,
  border: `${token.line.hair} solid ${color.lineSoft}`,
  fontSize: text.lead,
});
/** A sample of a control's edge or the focus ring. */
export const shape = style({ width: 18, height: 18, border: '2px solid currentcolor' });

// Motion
/** A square that moves when its row is hovered or focused. */
export const square = style({
  width: 48,
  height: 48,
  borderRadius: token.radius.base,
  background: color.brandSolid,
  selectors: {
    'button:hover > &, button:focus-visible > &': { transform: 'translateX(160px)', opacity: 0.6 },
  },
});
export const fast = style({ transition: `transform ${token.motion.fast}, opacity ${token.motion.fast}` });
export const base = style({ transition: `transform ${token.motion.base}, opacity ${token.motion.base}` });
export const track = style({ width: 240, padding: space.x2, textAlign: 'start' });
