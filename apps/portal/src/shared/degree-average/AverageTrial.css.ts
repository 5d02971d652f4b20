import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular, unbroken } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const gap = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.x4,
    fontSize: text.small,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
  },
]);

/** The field, and beside it, on a phone below it, whether that is enough. */
export const estimate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space.x2} ${space.x4}`,
  '@media': { [media.sideBySide]: { gridTemplateColumns: '200px minmax(0, 1fr)' } },
});
/** In the line of the box, below that of the label. */
export const answer = style({
  '@media': {
    [media.sideBySide]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: token.size.controlLarge,
      marginTop: `calc(1.6em + ${space.x15})`,
    },
  },
});
export const plain = style({ color: color.inkStrong, fontSize: text.ui });
export const value = style([unbroken, { color: color.inkStrong, fontWeight: token.weight.strong }]);
/** Words in place of a scale. */
export const inWords = style({ '@media': { [media.sideBySide]: { display: 'none' } } });

export const cases = style({ margin: 0, padding: 0, listStyle: 'none' });
export const thesis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
  padding: `${space.x2} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  selectors: { '&:first-child': { paddingTop: 0 } },
});
export const points = style([
  unbroken,
  { color: color.inkStrong, fontWeight: token.weight.medium, textAlign: 'end' },
]);

export const arithmetic = style({ color: color.inkMuted, fontSize: text.caption });
