import { token } from '@qianwei/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '../page/widths.ts';

const { color, space } = token;
const onPaper = { print: { display: 'none' } };

/** Fields one below the other, or on one line of a desk. */
export const form = styleVariants({
  column: { display: 'grid', gap: space.x5 },
  line: {
    display: 'grid',
    gap: space.x5,
    alignItems: 'start',
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 6fr) minmax(0, 7fr) minmax(96px, auto)',
      },
    },
  },
});
export const acrossForm = style({ gridColumn: '1 / -1' });
export const send = styleVariants({
  column: {},
  // On the line of the fields, below their labels.
  line: { '@media': { [wide]: { paddingTop: `calc(${token.text.small} * 1.6 + ${space.x15})` } } },
});
export const note = style({ gridColumn: '1 / -1', color: color.inkMuted, fontSize: token.text.small });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  '@media': { [wide]: { gridTemplateColumns: '344px minmax(0, 1fr)', gap: space.x14 } },
});
export const formColumn = style({ maxWidth: 420, '@media': onPaper });
export const resultColumn = style({
  minWidth: 0,
  paddingTop: space.x6,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [wide]: {
      paddingTop: 0,
      paddingLeft: space.x14,
      borderTop: 'none',
      borderLeft: `${token.line.hair} solid ${color.lineSoft}`,
    },
  },
});

export const resultHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x5}`,
  paddingBottom: space.x4,
  borderBottom: `${token.line.hair} solid ${color.lineStrong}`,
});
export const resultTitle = style({
  color: color.inkStrong,
  fontSize: token.text.body,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
});
export const forget = style({ fontSize: token.text.ui, '@media': onPaper });

export const noMatch = style({
  display: 'grid',
  gap: space.x4,
  justifyItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: '160px minmax(0, 1fr)', gap: space.x8, alignItems: 'center' } },
});
export const noMatchWords = style({
  display: 'grid',
  gap: space.x2,
  fontSize: token.text.ui,
  lineHeight: token.leading.body,
});
