import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../../shared/page/widths.ts';

const { color, space, text } = token;

export const offered = style({ marginTop: space.x10 });
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x6}`,
  color: color.ink,
  fontSize: text.small,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space.x2} ${space.x6}`,
  marginBottom: space.x3,
});
export const search = style({ flex: '1 1 240px', maxWidth: 320 });
export const area = style({ flex: '0 1 220px' });
// The label stands before its choice.
globalStyle(`${area} > div`, { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' });
export const withIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x15,
  minHeight: token.size.controlLarge,
  fontSize: text.small,
});
globalStyle(`${withIcon} > svg`, { color: color.inkMuted });
export const exportButton = style({ minHeight: 24, padding: 0 });

/** On a phone the table comes at a press or with a search. */
export const listAll = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
export const table = style({
  '@media': { [narrow]: { selectors: { '&[data-folded]': { display: 'none' } } } },
});

export const count = style({ color: color.inkMuted, fontWeight: token.weight.regular });
export const code = style({ fontVariantNumeric: 'tabular-nums' });
export const formerCode = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: text.caption,
  lineHeight: 1.4,
});
export const name = style({
  selectors: { '&[data-muted]': { color: color.inkMuted, fontWeight: token.weight.regular } },
});
export const book = style({
  color: color.inkMuted,
  fontSize: text.small,
  // The edition moves to the next line as a whole.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
export const note = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: text.caption,
  lineHeight: 1.5,
});

export const notOffered = style({ marginTop: space.x4 });
export const later = style({ display: 'grid', gap: space.x2, fontSize: text.small });
export const laterCourse = style({
  display: 'grid',
  gridTemplateColumns: '4em minmax(0, 1fr) auto',
  gap: space.x3,
});
export const laterPeriod = style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });
