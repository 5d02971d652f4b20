import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../../../shared/page/widths.ts';

const { color, space } = token;

/** Between question and foot, with edges as theirs. */
export const pad = style({
  padding: `0 ${space.x4} ${space.x3}`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  background: color.canvas,
  '@media': {
    [wide]: {
      padding: `${space.x1} ${space.x14} ${space.x4} ${space.x18}`,
      selectors: { '&[data-pair]': { paddingInline: space.x10 } },
    },
    print: { display: 'none' },
  },
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const title = style({ fontSize: token.text.ui });
export const close = style({ marginRight: `calc(${space.x3} * -1)` });

/** The heading names it for the eye; the label is only for screen readers. */
export const field = style({});
globalStyle(`${field} label`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
