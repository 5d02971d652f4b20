import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5em, 1fr))',
  gap: `${space.x1} ${space.x3}`,
  // The first row is 44 px high for a thumb, its words are level with the name of the section.
  '@media': { [media.wide]: { marginTop: `calc(-1 * ${space.x25})` } },
});

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 44,
  color: color.inkStrong,
  fontSize: text.ui,
  textDecoration: 'none',
});
globalStyle(`${entry} > svg`, { flex: 'none', color: color.inkMuted });
globalStyle(`${entry}[data-hovered]`, { color: color.brandSolid });
