import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space, text } = token;

export const timeline = style({ display: 'grid', gap: space.x6 });
export const empty = style({ color: color.inkMuted, fontSize: text.ui });
export const day = style({ minWidth: 0 });
export const dayName = style({
  marginBottom: space.x25,
  fontSize: text.ui,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const entry = style({
  position: 'relative',
  paddingLeft: space.x6,
  paddingBottom: space.x5,
  fontSize: text.ui,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: 22,
      bottom: -4,
      left: 5.5,
      width: 1,
      background: color.lineStrong,
    },
    '&:last-child': { paddingBottom: 0 },
  },
});

export const dot = recipe({
  base: {
    position: 'absolute',
    left: 1,
    top: 'calc((1lh - 10px) / 2)',
    width: 10,
    height: 10,
    borderRadius: '50%',
    border: `1.5px solid currentcolor`,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
  variants: {
    tone: {
      plain: { color: color.inkMuted },
      brand: { color: color.brandSolid, background: 'currentcolor' },
      success: { color: color.successSolid, background: 'currentcolor' },
      warning: { color: color.warningSolid, background: 'currentcolor' },
      danger: { color: color.dangerSolid, background: 'currentcolor' },
    },
  },
  defaultVariants: { tone: 'plain' },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.x25, color: color.inkMuted });
export const clock = style({ fontVariantNumeric: 'tabular-nums' });
export const actor = style({ minWidth: 0, color: color.inkStrong, fontWeight: token.weight.medium });
export const words = style({ color: color.ink });
export const attachments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x5}`,
  marginTop: space.x15,
  fontSize: text.small,
});
