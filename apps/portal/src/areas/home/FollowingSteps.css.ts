import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular, unbroken } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text } = token;
const hairline = `${token.line.hair} solid ${color.lineSoft}`;

export const block = style({
  padding: `${space.x4} 0 ${space.x5}`,
  borderTop: hairline,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: `${token.size.labelColumn} minmax(0, 1fr)`,
      columnGap: space.x8,
      padding: `${space.x15} 0 ${space.x8}`,
    },
  },
});

export const name = style({
  fontSize: text.body,
  '@media': {
    [media.wide]: {
      color: color.inkMuted,
      fontSize: text.small,
      fontWeight: token.weight.regular,
      lineHeight: '48px',
    },
  },
});

export const list = style({ minWidth: 0 });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  selectors: { '& + &': { borderTop: hairline } },
});

export const link = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.x4,
  minWidth: 0,
  minHeight: 48,
  padding: `${space.x2} 0`,
  color: color.ink,
  fontSize: text.ui,
  lineHeight: 1.6,
  textDecoration: 'none',
});
globalStyle(`${link} > svg`, { flex: 'none', color: color.inkMuted });

/** On a phone the time left goes below the words; the arrow keeps its place at the end of the line. */
export const step = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x4}`,
  minWidth: 0,
});
export const words = style({ flex: '1 1 14em', minWidth: 0, overflowWrap: 'anywhere' });
/** On a phone title and description have lines of their own. */
export const title = style({
  display: 'block',
  color: color.inkStrong,
  fontWeight: token.weight.strong,
  '@media': { [media.wide]: { display: 'inline' } },
});
export const desc = style({
  display: 'block',
  '@media': { [media.wide]: { display: 'inline', marginLeft: space.x3 } },
});

export const remaining = recipe({
  base: [tabular, unbroken, { fontSize: text.small }],
  variants: {
    tone: {
      danger: { color: color.dangerSolid },
      warning: { color: color.warningSolid },
      plain: { color: color.ink },
    },
  },
});

export const ignore = style({ flex: 'none', color: color.inkMuted });
