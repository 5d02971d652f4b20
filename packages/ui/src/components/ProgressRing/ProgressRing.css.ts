import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

/** The outer width of the ring, px. */
const side = createVar();

export const ring = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    placeContent: 'center',
    flex: 'none',
    width: side,
    height: side,
    textAlign: 'center',
  },
  variants: {
    tone: {
      brand: { color: token.color.brandSolid },
      success: { color: token.color.successSolid },
      warning: { color: token.color.warningSolid },
      danger: { color: token.color.dangerSolid },
    },
    size: {
      /** 104 px, on a phone. */
      small: { vars: { [side]: '104px' } },
      /** 108 px, among other figures. */
      medium: { vars: { [side]: '108px' } },
      /** 144 px, beside the next thing to do. */
      large: { vars: { [side]: '144px' } },
    },
  },
  defaultVariants: { tone: 'brand', size: 'medium' },
});

export const arc = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 5,
});
export const track = style({ stroke: token.color.sunken });
export const done = style({ stroke: 'currentcolor', strokeLinecap: 'round' });

export const figure = recipe({
  base: {
    position: 'relative',
    color: token.color.inkStrong,
    fontWeight: token.weight.medium,
    lineHeight: token.leading.figure,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  variants: {
    size: {
      small: { fontSize: token.text.title },
      medium: { fontSize: '1.5rem' },
      large: { fontSize: token.text.display },
    },
    /** Smaller, and broken where it must be, so that it stays within the ring. */
    long: {
      true: { maxWidth: '5.5rem', fontSize: token.text.ui, overflowWrap: 'anywhere' },
    },
  },
  defaultVariants: { size: 'medium' },
});

export const note = style({
  position: 'relative',
  color: token.color.inkMuted,
  maxWidth: '5.5rem',
  fontSize: token.text.caption,
  lineHeight: 1.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
