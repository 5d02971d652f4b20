import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../../../shared/page/widths.ts';

const { color, space, size, text, line } = token;

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: `calc(${size.dock} + env(safe-area-inset-bottom, 0px))`,
  padding: `0 ${space.x4} env(safe-area-inset-bottom, 0px)`,
  borderTop: `${line.hair} solid ${color.lineSoft}`,
  background: color.raised,
  boxShadow: token.shadow.dock,
  '@media': {
    [wide]: {
      gap: space.x3,
      minHeight: 80,
      padding: `${space.x3} ${space.x14} ${space.x3} ${space.x18}`,
      background: color.surface,
      boxShadow: 'none',
      selectors: { '&[data-pair]': { paddingInline: space.x10 } },
    },
    print: { display: 'none' },
  },
});

export const tool = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  gap: 1,
  minWidth: 48,
  minHeight: 44,
  color: color.ink,
  fontSize: text.caption,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-flagged]': { color: color.dangerSolid }, '& + &': { minWidth: 56 } },
  '@media': { [wide]: { display: 'none' } },
});
globalStyle(`${tool}[data-flagged] > svg`, { fill: 'currentcolor' });

/** Keeps the room of 上一题 empty at the first question. */
export const wideBack = style({
  display: 'none',
  selectors: { '&[data-first]': { visibility: 'hidden' } },
  '@media': { [wide]: { display: 'block' } },
});
export const narrowBack = style({
  flex: 'none',
  selectors: { '&[data-first]': { visibility: 'hidden' } },
  '@media': { [wide]: { display: 'none' } },
});
export const arrow = style({
  selectors: {
    '&&': {
      width: 54,
      height: size.controlLarge,
      border: `${line.hair} solid ${color.lineStrong}`,
      background: color.raised,
      color: color.inkStrong,
    },
  },
});

export const keys = style({
  display: 'none',
  flex: 1,
  color: color.inkMuted,
  fontSize: text.small,
  textAlign: 'center',
  '@media': { [wide]: { display: 'block' } },
});
globalStyle(`${keys} kbd`, {
  padding: `${space.x05} 5px`,
  border: `${line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.small,
  color: color.ink,
  font: `${text.caption}/1 ${token.font.sans}`,
});

export const next = style({ flex: 1, '@media': { [wide]: { flex: 'none', minWidth: 128 } } });
globalStyle(`${next} > button`, {
  minHeight: size.controlLarge,
  '@media': { [wide]: { minHeight: size.control } },
});
