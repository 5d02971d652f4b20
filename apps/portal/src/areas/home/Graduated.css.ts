import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** Reads as a page of a document: a title in Song type between two hairlines, then one paragraph. */
export const paper = style([tabular, { maxWidth: token.measure, lineHeight: 1.7 }]);
export const title = style({
  marginBottom: space.x3,
  fontFamily: token.font.serif,
  fontSize: text.title,
  fontWeight: 700,
  '@media': { [media.wide]: { fontSize: text.display } },
});
export const strong = style({ color: color.inkStrong, fontWeight: token.weight.medium });

export const ways = style({ display: 'grid', marginTop: space.x5 });
export const way = style({
  display: 'grid',
  gap: `0 ${space.x6}`,
  padding: `${space.x3} 0`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  fontSize: text.ui,
  '@media': { [media.wide]: { gridTemplateColumns: '8em minmax(0, 1fr)' } },
});
export const wayName = style({ color: color.inkStrong, fontWeight: token.weight.medium });
