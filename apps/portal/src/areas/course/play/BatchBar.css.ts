import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { wide } from '../../../shared/page/widths.ts';

const { color, space, text } = token;

export const bar = style([
  tabular,
  {
    display: 'grid',
    alignItems: 'center',
    gap: `${space.x2} ${space.x6}`,
    marginBottom: space.x4,
    padding: `${space.x3} 0`,
    borderBlock: `${token.line.hair} solid ${color.lineSoft}`,
    fontSize: text.small,
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 240px auto' } },
  },
]);
export const words = style({ minWidth: 0 });
export const name = style({ color: color.inkStrong, fontSize: text.ui, fontWeight: token.weight.strong });
export const until = style({ color: color.inkMuted });
export const progress = style({ minWidth: 0 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x4 });
