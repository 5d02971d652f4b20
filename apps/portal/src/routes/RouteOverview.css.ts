import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const page = style({ maxWidth: token.size.content });
export const title = style({ fontSize: text.title });
export const about = style({ maxWidth: token.measure, marginBottom: space.x6, color: color.inkMuted });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 25em) 8em minmax(0, 1fr)',
  gap: `${space.x1} ${space.x4}`,
  padding: `${space.x3} 0`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  fontSize: text.small,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const path = style({ fontFamily: token.font.code, overflowWrap: 'anywhere', color: color.inkStrong });
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x4}` });
export const muted = style({ color: color.inkMuted });
