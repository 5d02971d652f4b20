import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text } = token;

export const strip = style({ display: 'flex', maxWidth: 560, alignItems: 'center', height: 24 });

/** Each stage has the line to the one before. */
export const stage = recipe({
  base: {
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'center',
    color: color.lineStrong,
    selectors: {
      '&:first-child': { flex: 'none' },
      '&:not(:first-child)::before': { content: '""', flex: 1, height: 1, background: 'currentcolor' },
    },
  },
  variants: {
    state: {
      done: { color: color.successSolid },
      now: { color: color.successSolid },
      returned: { color: color.successSolid },
      returnedBefore: {},
      waiting: {},
    },
  },
});
export const circle = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 18,
    height: 18,
    border: '1px solid',
    borderRadius: '50%',
    fontSize: 11,
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      done: { borderWidth: 1.5 },
      now: { background: color.brandSolid, borderColor: color.brandSolid, color: color.brandOn },
      returned: { background: color.dangerSolid, borderColor: color.dangerSolid, color: color.dangerOn },
      returnedBefore: {},
      waiting: { borderColor: color.lineStrong, color: color.inkMuted },
    },
    current: { true: { width: 23, height: 23, fontSize: 13, fontWeight: token.weight.strong } },
  },
});
export const check = style({ width: 12, height: 12, strokeWidth: 2.4 });
export const words = style({
  marginTop: space.x15,
  fontSize: text.small,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
