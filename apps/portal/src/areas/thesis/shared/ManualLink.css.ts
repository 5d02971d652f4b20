import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { style } from '@vanilla-extract/css';

const { space, text } = token;

/** One size wherever it stands; 44 px for a finger. */
export const manualLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x15,
  fontSize: text.ui,
  '@media': { [media.stacked]: { minHeight: token.size.control }, print: { display: 'none' } },
});
