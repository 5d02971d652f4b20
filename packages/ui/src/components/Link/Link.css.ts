import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color } = token;
const faint = 'color-mix(in srgb, currentcolor 40%, transparent)';

export const link = recipe({
  base: {
    borderRadius: 2,
    textDecorationThickness: 1,
    selectors: {
      '&[data-hovered]': { textDecorationLine: 'underline', textDecorationColor: 'currentcolor' },
    },
  },
  variants: {
    variant: {
      /** Outside of running text: at the end of a label's line, under an empty state. */
      plain: { color: color.brandSolid },
      /** Within running text, where colour alone would not distinguish it. */
      underlined: { color: color.brandSolid, textDecorationLine: 'underline', textDecorationColor: faint },
      /** In a footer. */
      muted: { color: color.inkMuted },
    },
    size: { small: { fontSize: token.text.small }, inherit: {} },
  },
  defaultVariants: { variant: 'plain', size: 'inherit' },
});
