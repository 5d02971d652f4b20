import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { documentText, tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x6,
  paddingBottom: space.x6,
  '@media': { [media.phone]: { gap: space.x4, paddingBottom: space.x4 } },
});
/** Two thirds of it on a phone. */
export const cover = style({ '@media': { [media.phone]: { zoom: 0.67 } } });
export const name = style([
  documentText,
  {
    color: color.inkStrong,
    fontSize: text.display,
    fontWeight: 700,
    lineHeight: token.leading.tight,
    '@media': { [media.phone]: { fontSize: text.title } },
  },
]);
export const facts = style([tabular, { marginTop: space.x1, color: color.inkMuted, fontSize: text.small }]);
/** The second line, less muted. */
export const more = style({ fontSize: text.small });
