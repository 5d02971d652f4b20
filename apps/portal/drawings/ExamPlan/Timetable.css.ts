import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, line } = token;
const desk = '(min-width: 1100px)';

export const ruler = style({ paddingBottom: space.x4 });
/** The ruler's own height; on a phone it is a list. */
export const waiting = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.x3,
  height: 352,
  '@media': { '(min-width: 760px)': { height: 100 } },
});

/** On a phone the basket follows the half-days; on a wide screen it is the margin beside both. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x7} ${space.x10}`,
  marginTop: space.x5,
  '@media': {
    [desk]: {
      selectors: {
        '&:not([data-alone])': {
          gridTemplateColumns: 'minmax(0, 1fr) 300px',
          gridTemplateRows: 'auto 1fr',
        },
      },
    },
  },
});

export const halfDays = style({ minWidth: 0 });

export const basket = style({
  minWidth: 0,
  '@media': {
    [desk]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      paddingLeft: space.x8,
      borderLeft: `${line.hair} solid ${color.lineSoft}`,
      // A receipt has an edge of its own.
      selectors: { '&[data-receipt]': { paddingLeft: 0, borderLeft: 0 } },
    },
  },
});
