import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../theme/contract.css.ts';

const { color, space, text, line, radius } = token;
const phone = '(max-width: 640px)';

export const sheet = style({
  maxWidth: 840,
  padding: `${space.x10} ${space.x11} ${space.x12}`,
  '@media': { [phone]: { padding: space.x4 } },
});
export const title = style({ marginBottom: space.x1, fontSize: text.title });
export const about = style({ marginBottom: space.x5, color: color.inkMuted, fontSize: text.small });
export const block = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space.x6,
  padding: `${space.x6} 0`,
  borderTop: `${line.hair} solid ${color.lineSoft}`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 } },
});
export const blockName = style({ fontSize: text.small, lineHeight: '22px' });
export const stack = style({ display: 'grid', gap: space.x4, minWidth: 0 });
export const close = style({ display: 'grid', gap: space.x15 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x35}`,
});
export const apart = style([row, { columnGap: space.x6 }]);
export const states = style([row, { columnGap: space.x5 }]);
export const moment = style({ display: 'grid', gap: space.x15, justifyItems: 'start' });
export const caption = style({ fontSize: text.caption, lineHeight: 1.4, color: color.inkMuted });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.x5} ${space.x6}`,
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const across = style({ gridColumn: '1 / -1' });
export const toasts = style({ display: 'grid', gap: space.x4, maxWidth: 400 });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  gap: `${space.x35} ${space.x25}`,
  fontSize: text.caption,
  lineHeight: 1.4,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const swatch = style({
  display: 'block',
  height: 36,
  marginBottom: space.x1,
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 1px ${color.lineSoft}`,
});
export const trio = style({
  display: 'grid',
  gridTemplateColumns: '74px repeat(3, minmax(0, 1fr))',
  gap: space.x15,
  alignItems: 'center',
  fontSize: text.caption,
  textAlign: 'center',
  '@media': { [phone]: { gridTemplateColumns: '36px repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${trio} > span`, { padding: `${space.x15} 0`, borderRadius: radius.small });
export const trioName = style({ textAlign: 'start', color: color.inkStrong });

export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 300,
  padding: space.x4,
  borderRadius: radius.small,
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 1px ${color.lineSoft}`,
});
export const behind = style({
  position: 'absolute',
  inset: `${space.x5} ${space.x6} auto`,
  fontSize: text.ui,
  color: color.inkMuted,
});
export const veil = style({ position: 'absolute', inset: 0, background: color.scrim });
export const panel = style({ position: 'relative' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: '112px 112px minmax(0, 310px)',
  gap: space.x6,
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, 112px)' } },
});
export const chart = style({ minWidth: 0, '@media': { [phone]: { gridColumn: '1 / -1' } } });
export const skeleton = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space.x5,
});
export const skeletonLines = style({ display: 'grid', gap: space.x3, alignContent: 'start' });
export const covers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x5,
  alignItems: 'flex-end',
  marginBottom: space.x2,
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: `${space.x4} ${space.x1}`,
  fontSize: text.caption,
  lineHeight: 1.3,
  color: color.inkMuted,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const icon = style({ display: 'grid', justifyItems: 'center', gap: space.x1 });
globalStyle(`${icon} svg`, { width: 24, height: 24, color: color.inkStrong });
export const course = style({ color: color.inkStrong });
