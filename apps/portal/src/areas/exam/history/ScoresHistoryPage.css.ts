import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const total = style({ color: color.inkStrong, fontWeight: token.weight.strong });
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
});
export const muted = style({ color: color.inkMuted, fontSize: text.small });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  padding: `${space.x6} 0`,
});
/** As narrow as a few points need. */
export const chart = style({ maxWidth: 560, minHeight: 180 });
export const why = style({ maxWidth: token.measure, paddingTop: space.x4, color: color.inkMuted });
export const outline = style({ display: 'grid', gap: space.x4, paddingBottom: space.x5 });
export const time = style([muted, { display: 'block', whiteSpace: 'nowrap' }]);
