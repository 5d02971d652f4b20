import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { stacked } from '../../../shared/page/widths.ts';

const { color, space, text } = token;

const huge = ':root[data-text="huge"] &';

export const week = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x7,
  alignItems: 'flex-end',
});
export const words = style({
  fontSize: text.small,
  lineHeight: 1.55,
  textAlign: 'end',
  // Under the title, not at the end of its line.
  '@media': { [stacked]: { textAlign: 'start' } },
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${words} b`, {
  whiteSpace: 'nowrap',
  fontWeight: token.weight.medium,
  color: color.inkStrong,
});

export const days = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.x25,
  height: 70,
  // In 特大 the figures themselves stand there, in two columns.
  selectors: {
    [huge]: { display: 'grid', gridTemplateColumns: 'auto auto', gap: `0 ${space.x5}`, height: 'auto' },
  },
});
export const day = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  gap: space.x1,
  fontSize: text.caption,
  lineHeight: 1,
  color: color.inkMuted,
  selectors: {
    [huge]: { display: 'flex', gap: space.x2, fontSize: text.small, lineHeight: 1.6 },
  },
});
export const bar = style({
  width: 14,
  minHeight: 1,
  borderRadius: '1.5px 1.5px 0 0',
  background: color.dataRest,
  selectors: { [huge]: { display: 'none' } },
});
/** Read out; seen in 特大. */
export const minutes = style({
  whiteSpace: 'nowrap',
  selectors: {
    ':root:not([data-text="huge"]) &': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const today = style({ background: color.dataNow });
export const todayName = style({ color: color.inkStrong });
