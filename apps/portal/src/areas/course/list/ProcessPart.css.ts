import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { belowFull } from '../../../shared/page/widths.ts';

const { color, space, text, line } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;

export const score = style({
  paddingLeft: space.x7,
  borderLeft: hair,
  fontSize: text.small,
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [belowFull]: {
      gridColumn: '1 / -1',
      padding: `${space.x5} 0 0`,
      borderLeft: 0,
      borderTop: hair,
    },
  },
});
export const muted = style({ color: color.inkMuted });
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x15,
  margin: `${space.x05} 0 ${space.x25}`,
});
export const how = style({ marginInlineStart: 'auto' });
export const figure = style({
  fontSize: text.display,
  fontWeight: token.weight.medium,
  lineHeight: 1.2,
  color: color.inkStrong,
});
export const bar = style({ width: '100%', height: 12, marginBottom: space.x2 });
export const table = style({ width: '100%', fontSize: text.small });
globalStyle(`${table} th`, { fontWeight: 'inherit', textAlign: 'start' });
globalStyle(`${table} td, ${table} th`, { padding: '3px 0' });
globalStyle(`${table} td`, { textAlign: 'end' });
globalStyle(`${table} tfoot :is(td, th)`, {
  paddingTop: space.x15,
  borderTop: hair,
  fontWeight: token.weight.medium,
  color: color.inkStrong,
});
export const example = style({ marginTop: space.x25 });
export const strong = style({
  fontWeight: token.weight.strong,
  color: color.inkStrong,
  whiteSpace: 'nowrap',
});
export const source = style({
  marginTop: space.x2,
  fontSize: text.caption,
  lineHeight: 1.6,
  color: color.inkMuted,
});
