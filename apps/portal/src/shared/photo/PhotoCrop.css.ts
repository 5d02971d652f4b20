import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
/** Room for the checks beside a picture of 340 px, each on one line. */
const besides = 'screen and (min-width: 760px)';

export const crop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  '@media': { [besides]: { gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)', columnGap: space.x8 } },
});
export const hint = style({ marginTop: space.x3, color: color.inkMuted, fontSize: text.small });
export const note = style({
  marginTop: space.x5,
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: 1.6,
});
/** A photo in the proportions of the page, before and after it is sent. */
export const preview = style({ width: 120, height: 160, objectFit: 'cover', background: color.sunken });
