import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../shared/page/widths.ts';

const { color, space } = token;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: token.text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.x25} ${space.x4} ${space.x25} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  fontWeight: token.weight.regular,
  lineHeight: 1.6,
  textAlign: 'start',
});
globalStyle(`${table} thead :is(th, td)`, {
  borderBottomColor: color.lineStrong,
  color: color.inkMuted,
});

export const items = style({ width: 208 });
export const date = style({ width: 108 });
export const spans = style({ width: '24%' });
globalStyle(`${table} ${spans}`, { paddingRight: space.x6 });
export const state = style({ width: 124 });
export const way = style({ width: 72 });
globalStyle(`${table} ${way}`, { paddingRight: 0, textAlign: 'end' });

export const name = style({
  display: 'block',
  color: color.inkStrong,
  fontSize: token.text.ui,
  fontWeight: token.weight.medium,
});
export const code = style({ display: 'block', color: color.inkMuted });

/** The day on which it ends: warned of, plain, or past. */
export const end = style({
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  selectors: {
    '&[data-status=SOON]': { color: color.warningSolid },
    '&[data-status=EXPIRED]': { color: color.inkMuted },
  },
});
globalStyle(`${table} ${end}`, { fontWeight: token.weight.medium });
