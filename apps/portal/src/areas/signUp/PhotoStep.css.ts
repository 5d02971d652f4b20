import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
/** Room for the checks beside a picture of 340 px, each on one line. */
const besides = 'screen and (min-width: 760px)';

export const crop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  '@media': { [besides]: { gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)', columnGap: space.x8 } },
});
export const hint = style({ marginTop: space.x3, color: color.inkMuted, fontSize: text.small });
export const checks = style([tabular, { borderTop: hair }]);
globalStyle(`${checks} > li`, {
  display: 'grid',
  gridTemplateColumns: '1.25em minmax(0, 1fr) auto',
  gap: space.x2,
  padding: `${space.x25} 0`,
  borderBottom: hair,
  fontSize: text.ui,
  lineHeight: 1.5,
});
export const checkHint = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
export const checkValue = style({ color: color.inkStrong, fontSize: text.small, textAlign: 'end' });
export const atDoor = style({
  marginTop: space.x5,
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: 1.6,
});
export const small = style({ width: 66, height: 88, objectFit: 'cover', background: color.sunken });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: space.x4 });
export const kept = style({ display: 'grid', justifyItems: 'start', gap: space.x1, fontSize: text.small });
export const chosen = style({ width: 120, height: 160, objectFit: 'cover', background: color.sunken });
export const chosenRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x5 });
export const choose = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
