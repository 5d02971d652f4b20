import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, line } = token;

export const checks = style({
  '@media': {
    '(min-width: 640px)': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: space.x10,
    },
  },
});
export const check = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  padding: `${space.x25} 0`,
  borderBottom: `${line.hair} solid ${color.lineSoft}`,
});
export const name = style({
  fontSize: text.ui,
  selectors: { '[data-met] &': { color: color.inkStrong } },
});
export const value = style({
  minWidth: '30%',
  marginLeft: 'auto',
  color: color.inkMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
