import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, line } = token;

/** In the measures of a `Part`'s heading. */
export const waitingTitle = style({ marginBottom: space.x3, fontSize: text.body, lineHeight: 1.6 });
export const fault = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.x4} ${space.x7}`,
  padding: `${space.x5} 0 ${space.x6}`,
  borderBottom: `${line.hair} solid ${color.lineSoft}`,
  scrollMarginTop: 80,
  '@media': { '(min-width: 640px)': { gridTemplateColumns: '196px minmax(0, 1fr)' } },
});
export const story = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontSize: text.body, lineHeight: '1.625' });
export const words = style({ fontSize: text.ui, lineHeight: 1.65, fontVariantNumeric: 'tabular-nums' });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  marginTop: space.x2,
});
