import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text } = token;

export const states = style({ display: 'grid', gap: space.x1, fontSize: text.small });
/** Breaks at a comma, not within “剩余”. */
export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x4}`,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
