import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { narrow } from './widths.ts';

const { color, space, text } = token;

export const limit = style([
  tabular,
  {
    color: color.inkMuted,
    fontSize: text.small,
    lineHeight: 1.5,
    textAlign: 'end',
    '@media': { [narrow]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x3}`, textAlign: 'start' } },
  },
]);
export const left = style({
  display: 'block',
  color: color.warningSolid,
  fontSize: text.lead,
  fontWeight: token.weight.strong,
  '@media': { [narrow]: { fontSize: 'inherit' } },
});
