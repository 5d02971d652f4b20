import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../shared/page/widths.ts';
import { headHeight } from './PublicHeader.css.ts';

const { color, space } = token;
const edge = space.x4;
const wideEdge = `max(${space.x10}, calc((100% - ${token.size.content}) / 2 + ${space.x10}))`;

/** The foot begins below the window, also while the page is short because it loads: content that grows moves nothing in view. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `auto minmax(calc(100dvh - ${headHeight}), 1fr) auto`,
  background: color.surface,
});
/** Gives head and foot the width and the margins of the page between them. */
export const edges = style({ paddingInline: edge, '@media': { [wide]: { paddingInline: wideEdge } } });
export const content = style({
  width: '100%',
  maxWidth: token.size.content,
  margin: '0 auto',
  padding: `${space.x6} ${space.x4} ${space.x12}`,
  outline: 'none',
  '@media': { [wide]: { padding: `${space.x8} ${space.x10} ${space.x16}` } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x6}`,
  paddingBlock: space.x4,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  color: color.inkMuted,
  fontSize: token.text.caption,
  '@media': { print: { display: 'none' } },
});
globalStyle(`${foot} > :last-child`, { marginLeft: 'auto' });
