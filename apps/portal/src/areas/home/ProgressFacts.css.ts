import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** Six figures, and beside them, on a phone below them, the trend of the scores. */
export const facts = style({
  display: 'grid',
  gap: space.x5,
  marginTop: space.x4,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: 0, marginTop: space.x7 } },
});

export const figures = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignContent: 'start',
    gap: `${space.x4} ${space.x2}`,
    '@media': { [media.wide]: { gap: `${space.x5} ${space.x4}`, paddingRight: space.x4 } },
  },
]);

export const figure = style({
  display: 'block',
  minHeight: 44,
  padding: `${space.x1} 0`,
  color: color.inkMuted,
  textDecoration: 'none',
});
export const value = style({
  display: 'block',
  color: color.inkStrong,
  fontSize: text.title,
  fontWeight: token.weight.medium,
  // Words and numbers have one line, so that the names below them do, too.
  lineHeight: '1.75rem',
  selectors: { '&[data-words]': { fontSize: text.lead } },
});
export const of = style({
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: token.weight.regular,
  // Smaller letters would make their line higher, and the names uneven.
  lineHeight: 1,
});
export const name = style({ display: 'block', fontSize: text.small, lineHeight: 1.5 });
globalStyle(`${figure}[data-hovered] ${value}`, { color: color.brandSolid });

export const trend = style({
  minWidth: 0,
  '@media': {
    [media.wide]: { paddingLeft: space.x7, borderLeft: `${token.line.hair} solid ${color.lineSoft}` },
  },
});
export const trendName = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: 1.5,
  textDecoration: 'none',
  selectors: { '&[data-hovered]': { color: color.brandSolid } },
});
