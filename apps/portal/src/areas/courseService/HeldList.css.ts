import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space } = token;

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: token.text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [wide]: { display: 'none' } },
});
export const entry = style({ paddingBlock: space.x4 });
globalStyle(`${entry} + ${entry}`, { borderTop: `${token.line.hair} solid ${color.lineSoft}` });
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
});
globalStyle(`${line} > :last-child`, { flex: 'none' });
export const name = style({
  color: color.inkStrong,
  fontSize: token.text.ui,
  fontWeight: token.weight.strong,
  lineHeight: 1.5,
});
export const items = style({ color: color.inkMuted });
export const start = style({ color: color.inkMuted });
export const end = style({
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  selectors: {
    '&[data-status=SOON]': { color: color.warningSolid },
    '&[data-status=EXPIRED]': { color: color.inkMuted },
  },
});
