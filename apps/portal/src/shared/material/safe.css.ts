import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

/** A file with its state beside it. */
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  padding: `${space.x25} 0`,
} as const;

// The safe in the margin.
export const lead = style({ color: color.inkMuted });
export const files = style({ marginTop: space.x3 });
export const file = style({
  ...row,
  columnGap: space.x3,
  selectors: { '& + &': { borderTop: hair } },
});
export const proof = style({ gridColumn: '1 / -1', color: color.inkMuted, fontSize: text.caption });

// Its files as choices of a field.
export const safe = style({ marginTop: space.x4, fontSize: text.ui, lineHeight: 1.5 });
export const note = style({ paddingBottom: space.x2, color: color.inkMuted, fontSize: text.small });
export const choice = style({
  ...row,
  alignItems: 'center',
  gap: `${space.x1} ${space.x4}`,
  borderTop: hair,
});
export const facts = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
export const more = style({ paddingTop: space.x2, borderTop: hair });

export const name = style({ color: color.inkStrong, overflowWrap: 'anywhere' });
