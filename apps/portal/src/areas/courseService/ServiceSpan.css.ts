import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = token;

export const span = style({
  position: 'relative',
  display: 'block',
  height: 22,
  background: `linear-gradient(${color.lineSoft}, ${color.lineSoft}) center / 100% 1px no-repeat`,
});
export const bar = style({
  position: 'absolute',
  top: 7,
  minWidth: 2,
  height: 8,
  background: color.dataRest,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-tone=running]': { background: color.dataNow },
    '&[data-tone=soon]': { background: color.warningSolid },
  },
});
export const now = style({
  position: 'absolute',
  top: 0,
  width: 1.5,
  height: '100%',
  background: color.inkStrong,
});

export const head = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  color: color.inkMuted,
  fontSize: token.text.caption,
  fontVariantNumeric: 'tabular-nums',
});
export const todayWord = style({
  position: 'absolute',
  color: color.inkStrong,
  fontWeight: token.weight.strong,
  transform: 'translateX(-50%)',
});
