import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, line, space, text } = token;

/** Position and size of a zone, and of the point in it from the zone's corner, px. */
export const left = createVar();
export const top = createVar();
export const width = createVar();
export const height = createVar();
export const x = createVar();
export const y = createVar();
/** The place of the point along the whole drawing, 0 to 1. */
export const along = createVar();

export const root = style({ position: 'relative', fontVariantNumeric: 'tabular-nums lining-nums' });
export const frame = style({ position: 'relative' });

export const picture = style({ width: '100%', height: 150, overflow: 'visible', fill: 'none' });
globalStyle(`${picture} text`, { fontSize: 12, fill: color.inkMuted });

export const passLine = style({ stroke: color.lineStrong, strokeWidth: line.hair });
export const degreeLine = style([passLine, { strokeDasharray: '2 4' }]);
export const trend = style({ stroke: color.inkMuted, strokeWidth: line.hair });
export const dot = style({ fill: color.inkStrong, stroke: color.surface, strokeWidth: 2 });
export const ground = style({ fill: color.surface });
export const cross = style({ stroke: color.dangerSolid, strokeWidth: 1.8, strokeLinecap: 'round' });
export const dash = style({ stroke: color.inkMuted, strokeWidth: 1.8, strokeLinecap: 'round' });
export const figure = style({});
globalStyle(`${picture} ${figure}`, {
  fontSize: 13,
  fill: color.inkStrong,
  stroke: color.surface,
  strokeWidth: 4,
  paintOrder: 'stroke',
});

export const points = style({ position: 'absolute', inset: 0, outline: 'none' });
/** The target for a pointer. */
export const zone = style({
  position: 'absolute',
  left,
  top,
  width,
  height,
  outline: 'none',
  selectors: {
    // The ring of the focused point.
    '&[data-hovered]::after, &[data-focused]::after': {
      content: '""',
      position: 'absolute',
      left: x,
      top: y,
      width: 16,
      height: 16,
      margin: '-8px 0 0 -8px',
      border: `1.5px solid ${color.inkStrong}`,
      borderRadius: '50%',
    },
    '&[data-focus-visible]::after': { border: `${line.focus} solid ${color.focus}` },
  },
});

/** Above its point, or below where it would leave the drawing; never beyond its sides. */
export const reading = style({
  position: 'absolute',
  left: x,
  top: y,
  zIndex: 1,
  width: 'max-content',
  maxWidth: 'min(17em, 80vw)',
  padding: `${space.x15} ${space.x25}`,
  border: `${line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.small,
  background: color.raised,
  boxShadow: token.shadow.float,
  color: color.inkStrong,
  fontSize: text.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  transform: `translate(calc(${along} * -100%), calc(-100% - 14px))`,
  selectors: { '&[data-below]': { transform: `translate(calc(${along} * -100%), 14px)` } },
});
// One box at a time: the hovered point wins over the focused one.
globalStyle(`${points}:has([data-hovered]) [data-focused]:not([data-hovered]) > ${reading}`, {
  display: 'none',
});
export const when = style({ display: 'block', color: color.inkMuted, fontSize: text.caption });

/** The same in words: always for screen readers, and visible in 特大 and on paper where figures were left out. */
export const list = style({
  position: 'absolute',
  // Within the chart: at its end the hidden list would make the page longer.
  top: 0,
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  color: color.ink,
  fontSize: text.small,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
const seen = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  marginTop: space.x3,
} as const;
globalStyle(`:root[data-text="huge"] ${list}`, seen);
globalStyle(`${list}[data-needed]`, { '@media': { print: seen } });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x3}`,
  padding: `${space.x15} 0`,
  borderTop: `${line.hair} solid ${color.lineSoft}`,
});
export const period = style({ flex: 'none', minWidth: '7em', color: color.inkMuted });
export const results = style({ flex: '1 1 10em', minWidth: 0 });

export const empty = style({ color: color.inkMuted, fontSize: text.small });
