import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, line } = token;
const wide = '(min-width: 992px)';
const roomy = '(min-width: 1200px)';

export const manuscript = style({
  minWidth: 0,
  '@media': {
    [wide]: { padding: `${space.x6} ${space.x8} ${space.x2} 0` },
    [roomy]: { paddingLeft: space.x8 },
  },
});
/** The line above the text and above the notes: what it is, and figures about it. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
  paddingBottom: space.x3,
  borderBottom: `${line.hair} solid ${color.lineSoft}`,
  fontSize: text.small,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const barTitle = style({ fontSize: text.body, color: color.inkStrong });
export const prose = style({
  fontFamily: token.font.serif,
  fontSize: text.body,
  lineHeight: 1.9,
  color: color.inkStrong,
  overflowWrap: 'break-word',
});
export const title = style({
  margin: `${space.x5} 0`,
  textAlign: 'center',
  fontSize: text.lead,
  fontWeight: 700,
});
export const heading = style({
  margin: `${space.x35} 0 ${space.x05}`,
  fontFamily: 'inherit',
  fontSize: text.body,
  fontWeight: 700,
  lineHeight: 1.9,
});
export const paragraph = style({
  textIndent: '2em',
  // In the short lines of a phone it would leave wide gaps.
  '@media': { [wide]: { textAlign: 'justify' } },
});
