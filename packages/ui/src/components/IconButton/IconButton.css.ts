import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color } = token;

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    position: 'relative',
    borderRadius: token.radius.base,
    color: color.inkMuted,
    transition: `background-color ${token.motion.fast}`,
    '@media': { print: { display: 'none' } },
    selectors: {
      '&[data-hovered]': { color: color.inkStrong, background: color.sunken },
      '&[data-pressed]': { color: color.inkStrong, background: color.sunken },
    },
  },
  variants: {
    size: {
      /** 32 px, inside a field, a toast or a table. */
      small: { width: 32, height: 32 },
      /** 36 px, in the top bar. */
      medium: { width: 36, height: 36 },
      /** 44 px, for a thumb. */
      large: { width: 44, height: 44 },
    },
  },
  defaultVariants: { size: 'medium' },
});
