import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';
import { tabular } from '../../theme/text.css.ts';

const { color, space } = token;

/** The length of the bar, percent; set for each bar. */
export const reach = createVar();

export const bar = recipe({
  base: { display: 'grid', gap: space.x15, minWidth: 0, width: '100%' },
  variants: {
    tone: {
      brand: { color: color.brandSolid },
      success: { color: color.successSolid },
      warning: { color: color.warningSolid },
      danger: { color: color.dangerSolid },
    },
    /** The label is only read out, and the value is at the end of the bar. */
    labelHidden: {
      true: { display: 'flex', alignItems: 'center', gap: space.x3 },
    },
  },
  defaultVariants: { tone: 'brand' },
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.x3,
  minWidth: 0,
  fontSize: token.text.small,
  lineHeight: 1.6,
});

export const label = style({ minWidth: 0, color: color.inkStrong, overflowWrap: 'anywhere' });

export const value = style([
  tabular,
  { flex: 'none', maxWidth: '60%', color: color.inkMuted, fontSize: token.text.small, textAlign: 'end' },
]);

export const track = recipe({
  base: {
    position: 'relative',
    flex: 1,
    minWidth: 32,
    overflow: 'hidden',
    borderRadius: token.radius.cover,
    background: color.sunken,
    printColorAdjust: 'exact',
    selectors: {
      // On paper tones the track alone would fade away; the high contrast theme shows where it ends.
      ':root[data-theme="contrast"] &': { outline: `${token.line.hair} solid ${color.lineStrong}` },
    },
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
  variants: {
    size: {
      /** 4 px, in a line of text or a row. */
      small: { height: 4 },
      /** 8 px, where the progress is what the page is about. */
      large: { height: 8 },
    },
  },
  defaultVariants: { size: 'small' },
});

const wander = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(320%)' } });

export const done = recipe({
  base: {
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    background: 'currentcolor',
    transition: `width ${token.motion.base} ease-out`,
    printColorAdjust: 'exact',
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  },
  variants: {
    endless: {
      true: {
        width: '32%',
        animation: `${wander} 1.4s ease-in-out infinite`,
        '@media': {
          // Without motion it is hatched from end to end: pending, with unknown progress.
          '(prefers-reduced-motion: reduce)': {
            width: '100%',
            animation: 'none',
            background: 'repeating-linear-gradient(135deg, currentcolor 0 4px, transparent 4px 8px)',
          },
        },
      },
      false: { width: reach },
    },
  },
});
