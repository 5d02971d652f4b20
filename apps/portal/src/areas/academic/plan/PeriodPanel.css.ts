import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../../../shared/page/widths.ts';

const { color, space, line, text } = token;
/** As `DateRuler` changes. */
const ruled = '(min-width: 760px)';

export const ruler = style({ paddingBottom: space.x4 });
/** The ruler's own height; on a phone it is a list. */
export const rulerOutline = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.x3,
  height: 352,
  '@media': { [ruled]: { height: 98 } },
});
export const tabs = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x6,
  height: 46,
  marginBottom: space.x6,
  overflow: 'hidden',
  boxShadow: `inset 0 calc(${line.hair} * -1) 0 ${color.lineSoft}`,
});

/** The registered courses with their receipts, on a phone above the half-days. */
export const registered = style({ marginTop: space.x4, fontSize: text.small });

/** On a wide screen the basket is the margin beside half-days and graduation. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x7} ${space.x10}`,
  marginTop: space.x5,
  '@media': {
    [media.desk]: {
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
export const halfDaysOutline = style({
  display: 'grid',
  gap: space.x6,
  padding: `${space.x4} 0`,
  borderTop: `${line.rule} solid ${color.lineSoft}`,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', minHeight: 300 } },
});

export const margin = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.x7,
  minWidth: 0,
  '@media': {
    [media.desk]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      paddingLeft: space.x8,
      borderLeft: `${line.hair} solid ${color.lineSoft}`,
      // A receipt has an edge of its own.
      selectors: { '&[data-receipt]': { paddingLeft: 0, borderLeft: 0 } },
    },
  },
});
export const basketOutline = style([margin, { '@media': { [narrow]: { display: 'none' } } }]);

export const whatIf = style({ minWidth: 0 });
export const verdict = style({
  paddingTop: space.x3,
  borderTop: `${line.hair} dashed ${color.lineStrong}`,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${verdict} > b`, { color: color.inkStrong, fontWeight: token.weight.strong });

export const basis = style({ marginTop: space.x5 });
