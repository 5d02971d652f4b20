import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** A line of its own in the margin of a desk. */
export const fact = style([
  tabular,
  {
    marginRight: space.x2,
    whiteSpace: 'nowrap',
    '@media': { [media.wide]: { display: 'block', marginRight: 0 } },
  },
]);

export const lesson = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.x4,
  minWidth: 0,
  color: color.inkMuted,
  textDecoration: 'none',
});
globalStyle(`${lesson} > svg`, { flex: 'none', color: color.inkMuted });
globalStyle(`${lesson}[data-hovered] b, ${lesson}[data-hovered] > svg`, { color: color.brandSolid });

export const words = style([
  tabular,
  { flex: 1, minWidth: 0, fontSize: text.small, lineHeight: 1.5, overflowWrap: 'anywhere' },
]);

export const title = style({
  display: 'block',
  color: color.inkStrong,
  fontSize: text.ui,
  fontWeight: token.weight.medium,
});
export const number = style({ marginRight: '1em' });

/** On a phone the course and the place in the lesson have a line each. */
export const course = style({
  display: 'block',
  '@media': { [media.wide]: { display: 'inline', '::after': { content: '"，"' } } },
});
export const place = style({
  display: 'block',
  '@media': { [media.wide]: { display: 'inline' } },
});
