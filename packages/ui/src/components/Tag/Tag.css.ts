import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color } = token;

export const tag = recipe({
  base: {
    display: 'inline-block',
    padding: '0 7px',
    border: `${token.line.hair} solid transparent`,
    borderRadius: token.radius.small,
    fontSize: token.text.caption,
    lineHeight: '20px',
    verticalAlign: 'middle',
    // A word or two: beside a text of several lines it keeps them.
    flex: 'none',
    maxWidth: '100%',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    selectors: { ':root[data-theme="contrast"] &': { borderColor: 'currentcolor' } },
    '@media': { print: { borderColor: 'currentcolor' } },
  },
  variants: {
    tone: {
      line: { borderColor: 'currentcolor', color: color.inkMuted },
      brand: { background: color.brandSoft, color: color.brandSolid },
      success: { background: color.successSoft, color: color.successSolid },
      warning: { background: color.warningSoft, color: color.warningSolid },
      danger: { background: color.dangerSoft, color: color.dangerSolid },
      info: { background: color.infoSoft, color: color.infoSolid },
    },
  },
  defaultVariants: { tone: 'line' },
});
