import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { tabular } from '../../theme/text.css.ts';

const { space, text } = token;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
  marginBottom: space.x3,
});
export const title = style({ fontSize: text.body, lineHeight: 1.6, overflowWrap: 'anywhere' });
export const note = style([
  tabular,
  { color: token.color.inkMuted, fontSize: text.small, overflowWrap: 'anywhere' },
]);
