import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const statusTag = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space.x15,
    minHeight: 26,
    maxWidth: '100%',
    padding: '2px 9px',
    border: `${token.line.hair} solid transparent`,
    borderRadius: token.radius.small,
    fontSize: token.text.small,
    fontWeight: token.weight.medium,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
    selectors: { ':root[data-theme="contrast"] &': { borderColor: 'currentcolor' } },
    '@media': {
      print: { borderColor: 'currentcolor' },
      '(forced-colors: active)': { borderColor: 'currentcolor' },
    },
  },
  variants: {
    tone: {
      default: { background: color.sunken, color: color.ink },
      brand: { background: color.brandSoft, color: color.brandSolid },
      success: { background: color.successSoft, color: color.successSolid },
      warning: { background: color.warningSoft, color: color.warningSolid },
      danger: { background: color.dangerSoft, color: color.dangerSolid },
      info: { background: color.infoSoft, color: color.infoSolid },
    },
  },
  defaultVariants: { tone: 'default' },
});
