import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, text, line } = token;

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  minHeight: '100dvh',
  maxWidth: 720,
  margin: '0 auto',
  padding: `clamp(${space.x6}, 12vh, ${space.x24}) ${space.x4} ${space.x10}`,
  '@media': { print: { minHeight: 0, maxWidth: 'none', padding: 0 } },
});
// It lies on the desk itself, also where the room of the scrollbar is kept.
globalStyle(`:root:has(${page})`, { background: color.canvas });
export const name = style({
  paddingBottom: space.x3,
  borderBottom: `${line.hair} solid ${color.lineSoft}`,
  color: color.inkMuted,
  fontFamily: token.font.serif,
  fontSize: text.lead,
  fontWeight: token.weight.strong,
  overflowWrap: 'anywhere',
});
export const message = style({ display: 'grid', gap: space.x3 });
/** It takes focus, but cannot be operated: no focus ring. */
export const title = style({
  outline: 'none',
  color: color.inkStrong,
  fontSize: text.title,
  lineHeight: 1.5,
  textWrapStyle: 'balance',
});
export const words = style({
  display: 'grid',
  gap: space.x2,
  color: color.ink,
  lineHeight: 1.7,
  textWrapStyle: 'pretty',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x5}`,
});

/** The result of an attempt: a figure, and a line for what it means. */
export const result = style({ display: 'grid', gap: space.x1, lineHeight: 1.7 });
export const figure = style([
  tabular,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.x2,
    fontSize: text.title,
    fontWeight: token.weight.strong,
    lineHeight: 1.5,
  },
]);
export const tones = styleVariants({
  success: { color: color.successSolid },
  danger: { color: color.dangerSolid },
  warning: { color: color.warningSolid },
  muted: { color: color.inkStrong },
});

/** All sentences that may come share one grid cell, so that the longest one reserves the room. */
export const sentences = style({ display: 'grid' });
export const sentence = style({ gridArea: '1 / 1' });
export const unseen = style([sentence, { visibility: 'hidden' }]);
