import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A part of the page without a margin: notices, the ways back to what was begun. */
export const plain = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x5,
  maxWidth: 640,
  paddingTop: space.x6,
});
export const heading = style({ fontSize: text.title, lineHeight: token.leading.tight, outline: 'none' });
export const notices = style({ display: 'grid', gap: space.x2, fontSize: text.ui, lineHeight: 1.75 });
globalStyle(`${notices} > li`, {
  display: 'grid',
  gridTemplateColumns: '1.75em minmax(0, 1fr)',
  fontVariantNumeric: 'tabular-nums',
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  width: '100%',
  '@media': { [wide]: { maxWidth: 480 } },
});
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x5}` });
export const note = style({ color: color.inkMuted, fontSize: text.small, lineHeight: 1.65 });

/** Facts of the margin: a narrow column of labels. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '4em minmax(0, 1fr)',
  gap: `${space.x15} ${space.x3}`,
  marginTop: space.x3,
});
globalStyle(`${facts} > dt`, { color: color.inkMuted });
globalStyle(`${facts} > dd`, { color: color.inkStrong, overflowWrap: 'anywhere' });
export const sum = style([
  tabular,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    marginTop: space.x4,
    paddingTop: space.x3,
    borderTop: `${token.line.hair} solid ${color.lineStrong}`,
  },
]);
export const amount = style({ color: color.inkStrong, fontSize: text.lead, fontWeight: token.weight.medium });
export const line = style({ display: 'block' });

/** The list to confirm: label, value, and the link that leads to its step. */
export const review = style({ borderTop: hair });
export const reviewRow = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '7em minmax(0, 1fr) auto',
    gap: `${space.x1} ${space.x4}`,
    padding: `${space.x4} 0`,
    borderBottom: hair,
    lineHeight: 1.6,
    '@media': { [media.phone]: { gridTemplateColumns: '4.5em minmax(0, 1fr) auto' } },
  },
]);
export const term = style({ color: color.inkMuted, fontSize: text.ui });
export const value = style({ minWidth: 0, color: color.inkStrong, overflowWrap: 'anywhere' });
export const subline = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
export const changed = style({ display: 'block', color: color.dangerSolid, fontSize: text.small });
export const holder = style({ display: 'flex', justifyContent: 'space-between', gap: space.x5 });
export const holderName = style({ color: color.inkStrong, fontSize: text.lead });
export const photo = style({
  flex: 'none',
  width: 90,
  height: 120,
  objectFit: 'cover',
  background: color.sunken,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3, marginTop: space.x6 });
