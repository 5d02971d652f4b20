import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const list = style([tabular, { margin: 0, padding: 0, listStyle: 'none' }]);
export const reason = style({
  display: 'grid',
  gridTemplateColumns: `${space.x6} minmax(0, 1fr)`,
  padding: `${space.x35} 0`,
  borderTop: hair,
  fontSize: text.ui,
  lineHeight: 1.65,
  selectors: {
    '&:first-child': { paddingTop: 0, borderTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});
export const number = style({ color: color.inkMuted });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  maxWidth: token.measure,
  overflowWrap: 'anywhere',
});
export const title = style({
  color: color.inkStrong,
  fontSize: text.ui,
  fontWeight: token.weight.strong,
  lineHeight: 'inherit',
});
export const prose = style({ textWrap: 'pretty' });

/** Possible changes, below the reasons that stay. */
export const levers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${space.x4}`,
  fontSize: text.small,
  '@media': { [media.sideBySide]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const leversTitle = style({ color: color.brandSolid });
export const lever = style({ margin: 0, padding: 0, listStyle: 'none', textWrap: 'pretty' });
export const none = style({ color: color.ink, fontSize: text.ui });
