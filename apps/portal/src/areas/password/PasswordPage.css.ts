import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space } = token;
const fieldWidth = 440;

export const page = style({ display: 'grid', gap: space.x5, minWidth: 0 });
globalStyle(`${page} > *`, { maxWidth: fieldWidth });

export const form = style({ display: 'grid', gap: space.x5, minWidth: 0 });
globalStyle(`${page} > ${form}`, { '@media': { [wide]: { maxWidth: 'none' } } });
globalStyle(`${form} > *`, { maxWidth: fieldWidth });

/** The field, and what a password must be: below it, or beside it where there is room. */
export const withRules = style({ display: 'grid', gap: space.x2 });
globalStyle(`${form} > ${withRules}`, {
  '@media': {
    [wide]: {
      gridTemplateColumns: `${fieldWidth}px minmax(0, 1fr)`,
      alignItems: 'start',
      gap: space.x8,
      maxWidth: 'none',
    },
  },
});

export const rules = style({
  display: 'grid',
  gap: space.x1,
  fontSize: token.text.small,
  '@media': {
    [wide]: { paddingLeft: space.x5, borderLeft: `${token.line.hair} solid ${color.lineSoft}` },
  },
});
