import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from './NoticeArticle.css.ts';

const { color, space, text } = token;

/** Text size and print, beside the facts of the notice. */
export const tools = style({
  display: 'flex',
  gap: space.x1,
  // The words of the buttons, not their padding, are level with the edges of the column.
  marginInline: `calc(-1 * ${space.x3})`,
  '@media': { print: { display: 'none' } },
});

export const neighbours = style({
  display: 'grid',
  gap: space.x2,
  maxWidth: column,
  marginTop: space.x8,
  paddingTop: space.x5,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  fontSize: text.ui,
  '@media': { print: { display: 'none' } },
});
export const neighbour = style({ display: 'flex', gap: space.x4, minWidth: 0, overflowWrap: 'anywhere' });
export const direction = style({
  flex: 'none',
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: 1.8,
});
export const none = style({ color: color.inkMuted });
