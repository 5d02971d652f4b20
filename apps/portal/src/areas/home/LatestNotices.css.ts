import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const none = style({ color: color.inkMuted, fontSize: text.ui });

export const entry = style({
  display: 'flex',
  flex: 1,
  alignItems: 'baseline',
  gap: space.x3,
  minWidth: 0,
  color: color.inkStrong,
  fontSize: text.ui,
  lineHeight: '24px',
  textDecoration: 'none',
  '@media': { [media.wide]: { gap: space.x4 } },
});
globalStyle(`${entry}[data-hovered]`, { color: color.brandSolid });

export const category = style({ flex: 'none', width: 40, color: color.inkMuted, fontSize: text.small });
/** Running text, so that the tag follows the last line of a long title. */
export const title = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ marginRight: space.x3 });

export const pinned = style({ marginRight: space.x2, color: color.brandSolid });

export const day = style([
  tabular,
  {
    display: 'none',
    flex: 'none',
    marginLeft: 'auto',
    color: color.inkMuted,
    fontSize: text.small,
    '@media': { [media.wide]: { display: 'block' } },
  },
]);
