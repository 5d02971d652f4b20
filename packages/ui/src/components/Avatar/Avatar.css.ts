import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: '50%',
    background: token.color.brandSoft,
    color: token.color.brandSolid,
    fontWeight: token.weight.strong,
    lineHeight: 1,
  },
  variants: {
    size: {
      /** 32 px, in the top bar. */
      small: { width: 32, height: 32, fontSize: token.text.ui },
      /** 64 px, on the page about the student. */
      large: { width: 64, height: 64, fontSize: token.text.title },
    },
  },
  defaultVariants: { size: 'small' },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
