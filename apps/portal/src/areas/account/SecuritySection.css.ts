import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const password = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.x2} ${space.x4}`,
    color: color.inkStrong,
    fontSize: text.ui,
  },
]);
export const name = style({ margin: `${space.x6} 0 ${space.x3}`, fontSize: text.ui });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3, marginTop: space.x5 });
