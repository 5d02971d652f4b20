import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, weight } = token;

export const words = style([
  tabular,
  {
    display: 'grid',
    gap: space.x3,
    minWidth: 'min(280px, 100vw - 80px)',
    fontSize: text.small,
    lineHeight: 1.6,
  },
]);
export const muted = style({ color: color.inkMuted });
export const head = style({ fontSize: text.small, fontWeight: weight.medium, color: color.inkStrong });
export const result = style({ color: color.inkStrong, whiteSpace: 'nowrap' });
export const example = style({ margin: `${space.x2} 0 ${space.x1}`, minHeight: '1lh' });

/** Name, count, points. */
export const items = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  columnGap: space.x4,
  marginTop: space.x1,
});
globalStyle(`${items} > div`, { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' });
globalStyle(`${items} dd`, { textAlign: 'end' });
/** The best scores of the chapter tests, one after another. */
export const scores = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x3}`, marginTop: space.x1 });
