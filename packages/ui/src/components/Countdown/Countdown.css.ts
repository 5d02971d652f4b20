import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space, weight } = token;

export const ring = style({ position: 'relative', display: 'inline-block', lineHeight: 0 });

export const line = style({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  fontSize: token.text.ui,
  lineHeight: 1.6,
});

const wordsBase = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x15}`,
});
export const words = styleVariants({
  plain: [wordsBase, { color: color.ink }],
  warning: [wordsBase, { color: color.warningSolid }],
  danger: [wordsBase, { color: color.dangerSolid }],
  finished: [wordsBase, { color: color.dangerSolid, fontWeight: weight.medium }],
});

export const figure = style({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const note = style({ fontWeight: weight.medium });

const clockBase = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.x2,
  fontSize: token.text.small,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
export const clock = styleVariants({
  plain: [clockBase, { color: color.inkMuted }],
  warning: [clockBase, { color: color.warningSolid }],
  danger: [clockBase, { color: color.dangerSolid }],
  finished: [clockBase, { color: color.dangerSolid, fontWeight: weight.medium }],
});
globalStyle(`${clockBase} > svg`, { position: 'relative', top: 2, alignSelf: 'center' });
export const clockFigure = style({
  color: color.inkStrong,
  fontSize: token.text.title,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { [`:is(${clock.warning}, ${clock.danger}) > &`]: { color: 'inherit' } },
  '@media': { '(max-width: 479px)': { fontSize: token.text.lead } },
});

/** Beside the clock, without widening its line. */
export const eye = style({
  selectors: { '&&': { margin: `calc(${space.x1} * -1) calc(${space.x2} * -1)`, color: color.inkMuted } },
});
