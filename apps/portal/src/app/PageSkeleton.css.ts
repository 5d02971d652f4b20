import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../shared/page/widths.ts';

export const frame = style({
  minHeight: '100dvh',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `${token.size.sidebar} minmax(0, 1fr)`,
      selectors: { '&[data-rail]': { gridTemplateColumns: `${token.size.rail} minmax(0, 1fr)` } },
    },
  },
});
export const side = style({});
export const page = style({
  padding: `calc(52px + ${token.space.x5}) ${token.space.x4}`,
  background: token.color.surface,
  minHeight: '100dvh',
  '@media': {
    [wide]: {
      padding: `calc(${token.size.bar} + ${token.space.x8}) ${token.space.x10}`,
      borderLeft: `${token.line.hair} solid ${token.color.lineSoft}`,
    },
  },
});

export const waiting = style({ display: 'grid', gap: token.space.x6 });
