import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });
export const lede = style([tabular, { color: color.inkMuted, fontSize: text.ui }]);
/** A sentence and its button. */
export const note = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.x2}`,
    color: color.inkMuted,
    fontSize: text.small,
  },
]);
