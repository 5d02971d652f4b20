import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const card = recipe({
  base: { borderRadius: token.radius.base, background: color.surface, minWidth: 0, overflowWrap: 'anywhere' },
  variants: {
    /** `line` has a hairline as its edge; `float` is raised above the page. */
    edge: {
      line: { boxShadow: `0 0 0 ${token.line.hair} ${color.lineSoft}` },
      float: { background: color.raised, boxShadow: token.shadow.float },
    },
    pad: { small: { padding: space.x4 }, medium: { padding: space.x6 }, none: {} },
  },
  defaultVariants: { edge: 'line', pad: 'medium' },
});
