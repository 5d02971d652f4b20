import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** The way to another batch, after this one. */
export const change = style({ marginLeft: space.x2 });
export const stepSkeleton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  padding: `${space.x5} 0 ${space.x6}`,
});
/** The button above its links, at the end of the line where there is room. */
export const actions = style({
  display: 'grid',
  gap: space.x25,
  justifyItems: 'start',
  '@media': { [media.sideBySide]: { justifyItems: 'end' } },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x4}` });

export const files = style({ display: 'grid', gap: space.x1, overflowWrap: 'anywhere' });
export const code = style([tabular, { fontFamily: token.font.code, fontSize: text.caption }]);
export const muted = style([tabular, { marginTop: space.x2, color: color.inkMuted, fontSize: text.small }]);

export const conditions = style({ marginTop: space.x4 });
export const template = style({ overflowWrap: 'anywhere' });
export const templates = style({ display: 'grid', gap: space.x2 });
export const size = style([tabular, { display: 'block', color: color.inkMuted }]);
