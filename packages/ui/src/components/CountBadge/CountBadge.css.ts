import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color } = token;

export const countBadge = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 18,
    height: 18,
    padding: '0 5px',
    borderRadius: token.radius.round,
    fontSize: token.text.caption,
    fontWeight: token.weight.medium,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  variants: {
    tone: {
      danger: { background: color.dangerSolid, color: color.dangerOn },
      brand: { background: color.brandSolid, color: color.brandOn },
      success: { background: color.successSolid, color: color.successOn },
      warning: { background: color.warningSolid, color: color.warningOn },
      info: { background: color.infoSolid, color: color.infoOn },
    },
    /** At the top right corner of a positioned parent, cut out of it by an edge of the page's colour. More digits grow outwards. */
    corner: {
      true: {
        position: 'absolute',
        top: 2,
        left: 'calc(50% + 1px)',
        outline: `2px solid ${color.surface}`,
      },
    },
  },
  defaultVariants: { tone: 'danger' },
});
