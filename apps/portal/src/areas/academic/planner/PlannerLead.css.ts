import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const lead = style([
  tabular,
  {
    display: 'grid',
    gap: `${space.x4} ${space.x10}`,
    alignItems: 'end',
    padding: `${space.x5} 0 ${space.x4}`,
    '@media': {
      [media.sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
  },
]);
export const title = style({
  color: color.inkStrong,
  fontSize: text.display,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
  // Focused by a press below; the head of the page must not lie over it.
  scrollMarginTop: 120,
  outlineOffset: 4,
});
export const words = style({ marginTop: space.x1 });
export const action = style({
  display: 'grid',
  gap: space.x15,
  justifyItems: 'start',
  color: color.inkMuted,
  fontSize: text.small,
  '@media': { [media.sideBySide]: { justifyItems: 'end', maxWidth: 420, textAlign: 'end' } },
});
