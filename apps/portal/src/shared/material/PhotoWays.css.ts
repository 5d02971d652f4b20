import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const photo = style({ width: 66, height: 88, objectFit: 'cover', background: color.sunken });
/** Place of a photo that is not there yet. */
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  width: 66,
  height: 88,
  border: `${token.line.hair} dashed ${color.lineStrong}`,
  color: color.inkMuted,
});
export const making = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const note = style({ color: color.inkMuted, fontSize: text.small, lineHeight: 1.65 });
