import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { space, text } = token;

const headBase = style({ display: 'flex', gap: space.x3 });
const titleBase = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const head = styleVariants({
  middle: [headBase, { alignItems: 'flex-start' }],
  edge: [headBase, { alignItems: 'center', minHeight: token.size.control, marginBottom: space.x2 }],
});
export const title = styleVariants({
  middle: [titleBase, { fontSize: text.lead }],
  edge: [titleBase, { fontSize: text.body }],
});
export const note = style({
  color: token.color.inkMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const close = styleVariants({
  middle: { margin: `-3px calc(${space.x2} * -1) -3px 0` },
  edge: { marginRight: `calc(${space.x3} * -1)` },
});
