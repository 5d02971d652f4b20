import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space } = token;

export const lessons = style({ paddingBottom: space.x2 });

export const lesson = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '12px minmax(30px, max-content) minmax(0, 1fr) max-content',
    alignItems: 'center',
    gap: space.x2,
    minHeight: 44,
    padding: `${space.x1} ${space.x3}`,
    borderRadius: token.radius.base,
    color: color.ink,
    fontSize: token.text.ui,
    lineHeight: 1.5,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-hovered]': { background: color.sunken },
      '&[aria-current]': {
        background: color.brandSoft,
        color: color.inkStrong,
        fontWeight: token.weight.strong,
      },
    },
  },
]);
export const symbol = style({
  // The mark's own margin puts it into the first line of a text: here it stands in the middle.
  lineHeight: '12px',
  color: color.inkMuted,
  selectors: {
    '&[data-state=finished]': { color: color.successSolid },
    '&[data-state=begun]': { color: color.brandSolid },
  },
});
export const pale = style({
  color: color.inkMuted,
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
});
