import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text: sizes } = token;

export const text = style({ minWidth: 0, padding: `${space.x5} 0 ${space.x10}` });

/** Below the bar of the page, which stays at the upper edge. */
export const chapter = style({
  scrollMarginTop: `calc(${token.size.bar} + ${space.x3})`,
  outline: 'none',
  selectors: { '* + &': { marginTop: space.x8 } },
});
export const title = style({
  marginBottom: space.x3,
  fontSize: sizes.lead,
  fontWeight: token.weight.strong,
  '@media': { print: { breakAfter: 'avoid' } },
});
export const label = style({
  marginRight: space.x3,
  color: color.inkMuted,
  fontWeight: token.weight.regular,
});

export const piece = style({ selectors: { '* + &': { marginTop: space.x3 } } });

/** A stroke in the margin says it to the eye, the words at the end to everybody. */
export const changed = style({
  position: 'relative',
  selectors: { '* + &': { marginTop: space.x3 } },
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: space.x15,
    left: `calc(-1 * ${space.x3})`,
    width: token.line.rule,
    background: color.warningSolid,
  },
});
export const mark = style({
  marginLeft: space.x2,
  color: color.warningSolid,
  fontSize: sizes.small,
  whiteSpace: 'nowrap',
});
// The mark follows the last words of the paragraph on its line.
globalStyle(`${changed} > div, ${changed} > div > p:last-child`, { display: 'inline' });
// The number of an article stands apart from its words.
globalStyle(`${chapter} p > strong:first-child`, { marginRight: '0.5em' });
