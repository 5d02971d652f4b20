import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../../../shared/page/widths.ts';

const { color, space, text, line } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;
const rule = `1.5px solid ${color.inkStrong}`;

export const pair = style({
  display: 'grid',
  flex: 1,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { alignContent: 'stretch', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const material = style({
  padding: space.x4,
  borderBottom: hair,
  '@media': {
    [wide]: {
      padding: `${space.x8} ${space.x8} ${space.x8} ${space.x10}`,
      borderRight: hair,
      borderBottom: 0,
    },
  },
});
export const parts = style({
  padding: `${space.x5} ${space.x4}`,
  '@media': { [wide]: { padding: `${space.x8} ${space.x10} ${space.x8} ${space.x8}` } },
});

export const stem = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(36px, max-content) minmax(0, 1fr)',
  marginTop: space.x6,
  color: color.inkStrong,
});
export const number = style({
  color: color.inkMuted,
  fontWeight: token.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A table in a material has a strong line above and below it, as in a textbook. */
globalStyle(`${stem} table`, { width: '100%', borderTop: rule, borderBottom: rule, fontSize: text.ui });
globalStyle(`${stem} :is(th, td)`, {
  minWidth: 0,
  padding: `${space.x2} ${space.x2} ${space.x2} 0`,
  border: 0,
});
globalStyle(`${stem} tr + tr :is(th, td), ${stem} thead + tbody :is(th, td)`, { borderTop: hair });
