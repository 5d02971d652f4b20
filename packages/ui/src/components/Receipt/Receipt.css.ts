import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { space, color, text } = token;

export const receipt = style({
  padding: `${space.x5} ${space.x5} ${space.x6}`,
  borderRadius: token.radius.small,
  background: color.raised,
  boxShadow: `0 0 0 ${token.line.hair} ${color.lineSoft}`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const title = style({
  marginBottom: space.x2,
  fontFamily: token.font.serif,
  fontSize: text.lead,
  fontWeight: 700,
});

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, max-content) minmax(0, 1fr)',
  gap: `${space.x15} ${space.x3}`,
  marginTop: space.x3,
  fontSize: text.small,
  lineHeight: 1.65,
  fontVariantNumeric: 'tabular-nums',
});

export const term = style({ maxWidth: '6em', color: color.inkMuted, overflowWrap: 'anywhere' });
// A weekday and its brackets stay together: lines end between phrases.
export const value = style({ color: color.inkStrong, wordBreak: 'keep-all', overflowWrap: 'anywhere' });
export const number = style([value, { fontWeight: token.weight.medium }]);
export const code = style([value, { fontFamily: token.font.code }]);

/**
 * A number stays on one line, a code in its groups of four, and the button beside the last of them: it is higher than the line and must
 * not spread the lines.
 */
export const copied = style({ display: 'flex', alignItems: 'center', margin: '-5px 0' });
export const copiedWords = style({ minWidth: 0, padding: '5px 0' });
export const whole = style({ whiteSpace: 'nowrap' });
export const below = style({ gridColumn: '1 / -1' });

/** The perforation between the facts of the submission and what happens next. */
export const tear = style({
  height: 0,
  margin: `${space.x4} calc(${space.x5} * -1)`,
  border: 0,
  borderTop: `2px dotted ${color.lineStrong}`,
});

export const next = style({ fontSize: text.small, overflowWrap: 'anywhere', wordBreak: 'keep-all' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x15} ${space.x5}`,
  marginTop: space.x25,
  fontSize: text.small,
  '@media': { print: { display: 'none' } },
});
export const action = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
