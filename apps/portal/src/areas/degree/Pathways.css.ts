import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text } = token;

export const pathway = style({ marginTop: space.x4 });
export const title = style({ fontSize: text.small, fontWeight: token.weight.strong, color: color.inkStrong });
export const events = style([
  tabular,
  { display: 'grid', gap: space.x3, marginTop: space.x2, padding: 0, listStyle: 'none' },
]);
export const event = style({
  position: 'relative',
  paddingLeft: space.x6,
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: 'calc(0.5lh + 7px)',
      bottom: 'calc(-0.5lh - 5px)',
      left: 5,
      width: 1,
      background: color.lineStrong,
    },
  },
});
export const dot = recipe({
  base: {
    position: 'absolute',
    left: 0,
    top: 'calc((1lh - 11px) / 2)',
    width: 11,
    height: 11,
    borderRadius: '50%',
    border: '1.5px solid currentcolor',
    color: color.inkMuted,
    background: 'currentcolor',
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
  variants: { look: { plain: {}, only: { color: color.warningSolid }, end: { background: color.surface } } },
});
export const time = style({ display: 'block', color: color.inkStrong, fontWeight: token.weight.medium });
