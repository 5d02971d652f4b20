import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const thread = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  minWidth: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
});
export const title = style({ color: color.inkStrong, fontSize: text.body, lineHeight: 1.6 });
export const none = style({ color: color.inkMuted, fontSize: text.small });

export const messages = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const message = style([tabular, { minWidth: 0, overflowWrap: 'anywhere' }]);
/** Own words stand behind a line, as in a letter that quotes them. */
export const own = style([message, { paddingLeft: space.x3, borderLeft: `2px solid ${color.lineSoft}` }]);
/** As it was typed: line ends stay, and nothing in it is markup. */
export const words = style({ color: color.inkStrong, whiteSpace: 'pre-wrap' });
export const facts = style({ marginTop: space.x1, color: color.inkMuted, fontSize: text.small });
export const files = style({ display: 'grid', gap: space.x1, marginTop: space.x1 });
export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  minHeight: 32,
  color: color.brandSolid,
  fontSize: text.small,
  ':hover': { textDecoration: 'underline' },
});

export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  paddingTop: space.x4,
  borderTop: hair,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
});
export const urge = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
  color: color.inkMuted,
  fontSize: text.small,
});
