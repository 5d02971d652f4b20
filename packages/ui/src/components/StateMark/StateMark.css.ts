import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color } = token;

/** The colour alone, for a symbol beside a title. */
export const tone = styleVariants({
  default: { color: color.ink },
  muted: { color: color.inkMuted },
  brand: { color: color.brandSolid },
  success: { color: color.successSolid },
  warning: { color: color.warningSolid },
  danger: { color: color.dangerSolid },
  info: { color: color.infoSolid },
});

export const stateMark = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: token.space.x15,
    fontSize: token.text.small,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
    minWidth: 0,
    maxWidth: '100%',
  },
  variants: {
    tone,
  },
  defaultVariants: { tone: 'default' },
});

export const shape = style({
  flex: 'none',
  width: 12,
  height: 12,
  // In the middle of the first line, also when the words take several.
  marginTop: 'calc((1lh - 12px) / 2)',
  overflow: 'visible',
  stroke: 'currentcolor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
