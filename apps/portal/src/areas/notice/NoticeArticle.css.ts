import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hairline = `${token.line.hair} solid ${color.lineSoft}`;

/** As wide as 42 characters of the text at its standard size: everything ends at one edge. */
export const column = '44.625rem';

export const article = style({ maxWidth: column, '@media': { print: { maxWidth: 'none' } } });

export const head = style({ display: 'grid', gap: space.x3, marginBottom: space.x5 });

export const title = style({
  fontFamily: token.font.serif,
  fontSize: text.title,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { fontSize: text.display }, print: { textAlign: 'center', fontSize: '18pt' } },
});

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x2} ${space.x6}`,
});

export const facts = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.x4}`,
    color: color.inkMuted,
    fontSize: text.small,
    '@media': { print: { width: '100%', justifyContent: 'center' } },
  },
]);

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x6}`,
  marginBottom: space.x6,
  padding: space.x4,
  borderRadius: token.radius.base,
  background: color.brandSoft,
  '@media': { print: { padding: `${space.x2} 0`, borderTop: hairline, borderBottom: hairline } },
});

export const deadline = style([
  tabular,
  {
    flex: '1 1 auto',
    minWidth: 0,
    color: color.inkStrong,
    fontSize: text.ui,
  },
]);

export const signature = style({
  margin: `${space.x8} 0`,
  textAlign: 'right',
  lineHeight: 1.8,
  // The last lines of the text come with it to the next page.
  '@media': { print: { breakBefore: 'avoid', breakInside: 'avoid' } },
});

export const source = style({ marginTop: space.x5, fontSize: text.small, overflowWrap: 'anywhere' });

/** The outline of an article. */
export const skeleton = style({ display: 'grid', gap: space.x5, maxWidth: column });
