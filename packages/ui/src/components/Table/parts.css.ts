import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space, text, line, motion } = token;

export const frame = style({ position: 'relative', minWidth: 0 });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  minHeight: token.size.control,
  paddingBottom: space.x2,
  '@media': { print: { display: 'none' } },
});
export const caption = style({
  color: color.inkStrong,
  fontSize: text.body,
  fontWeight: token.weight.strong,
  overflowWrap: 'anywhere',
});
export const toolbar = style({
  display: 'flex',
  flex: '1 1 16rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
});
export const ends = style({
  display: 'flex',
  gap: space.x1,
  marginInlineStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${ends} > button`, { paddingInline: space.x2 });
export const errorAbove = style({ paddingBottom: space.x3 });

export const selectionLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x4}`,
  minHeight: token.size.control,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});
export const selected = style({ color: color.inkStrong, fontWeight: token.weight.strong });
export const total = style({ color: color.inkMuted });
export const selectionActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(400%)' },
});
export const refreshing = style({
  position: 'relative',
  zIndex: 4,
  height: 2,
  marginBottom: -2,
  overflow: 'hidden',
  background: color.sunken,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: '0 75% 0 0',
    background: color.brandSolid,
    animation: `${run} 1.4s ease-in-out infinite`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { '::after': { inset: 0, opacity: 0.6, animation: 'none' } },
    '(forced-colors: active)': { '::after': { background: 'Highlight' } },
  },
});

export const tick = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center start',
  width: 28,
  height: 32,
  cursor: 'pointer',
});
export const tickInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const tickBox = style({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: token.radius.small,
  background: color.raised,
  color: 'transparent',
  selectors: {
    ':is(:checked, :indeterminate) + &': {
      borderColor: color.brandSolid,
      background: color.brandSolid,
      color: color.brandOn,
    },
    ':hover + &': { borderColor: color.inkStrong },
    ':focus-visible + &': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { ':is(:checked, :indeterminate) + &': { color: 'CanvasText' } },
    },
  },
});
globalStyle(`${tickBox} > svg`, { strokeWidth: 2 });
export const tickRound = style([tickBox, { borderRadius: '50%' }]);

export const sortGlyph = style({
  flex: 'none',
  width: 12,
  height: 12,
  fill: 'none',
  stroke: color.lineStrong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { print: { display: 'none' } },
});
globalStyle(`${sortGlyph}[data-direction="ascending"] [data-end="descending"]`, { opacity: 0 });
globalStyle(`${sortGlyph}[data-direction="descending"] [data-end="ascending"]`, { opacity: 0 });
globalStyle(`${sortGlyph}:not([data-direction="none"])`, { stroke: color.brandSolid, strokeWidth: 2 });

export const expander = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  marginInlineStart: -6,
  borderRadius: token.radius.small,
  color: color.inkMuted,
  transition: `background-color ${motion.fast}`,
  ':hover': { background: color.sunken, color: color.inkStrong },
});

export const rowLink = style({
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'start',
  borderRadius: 2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], tr:hover &': {
      color: color.brandSolid,
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
  },
});
