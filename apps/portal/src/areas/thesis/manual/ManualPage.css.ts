import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import {
  barsHeight,
  listWidth,
  readingChapters,
  readingColumns,
  readingMargin,
} from '../shared/reading.css.ts';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const search = style({
  display: 'grid',
  gap: space.x2,
  marginBottom: space.x4,
  '@media': { print: { display: 'none' } },
});
export const found = style([tabular, { minHeight: '1.6em', color: color.inkMuted, fontSize: text.small }]);

export const hits = style({ marginBottom: space.x3, '@media': { print: { display: 'none' } } });
export const hit = style({
  display: 'grid',
  gap: `${space.x1} ${space.x6}`,
  padding: `${space.x25} 0`,
  borderBottom: hair,
  fontSize: text.ui,
  // Below the last one there is the line of the columns.
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': {
    [media.sideBySide]: { alignItems: 'baseline', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr) auto' },
  },
});
export const rest = style({ marginTop: space.x2, color: color.inkMuted, fontSize: text.small });

export const columns = style([readingColumns, { vars: { [listWidth]: '196px' }, columnGap: space.x8 }]);
export const chapters = style([readingChapters, { vars: { [barsHeight]: '0px' } }]);
export const margin = style([
  readingMargin,
  { gap: space.x6, marginTop: space.x8, '@media': { [media.full]: { marginTop: 0 } } },
]);
export const action = style({ display: 'grid', marginTop: space.x3 });
export const phone = style([tabular, { fontSize: text.lead, color: color.inkStrong }]);
export const links = style({ display: 'grid', gap: space.x1, justifyItems: 'start' });

export const list = style({ fontSize: text.ui, lineHeight: 1.5 });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2.6em minmax(0, 1fr) auto',
  alignItems: 'baseline',
  padding: `${space.x15} 0`,
  color: color.ink,
  selectors: {
    '&:hover': { color: color.brandSolid },
    '&[aria-current]': { color: color.inkStrong, fontWeight: token.weight.strong },
  },
});
export const label = style({ color: color.inkMuted, fontWeight: token.weight.regular });
export const count = style([
  tabular,
  { color: color.warningSolid, fontSize: text.caption, whiteSpace: 'nowrap' },
]);
