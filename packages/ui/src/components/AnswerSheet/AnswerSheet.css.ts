import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { wide } from '../AppShell/frame.css.ts';

const { color, line, space, text } = token;

export const sheet = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.x3}`,
  fontSize: text.body,
});
export const summary = style({ color: color.inkMuted, fontSize: text.small });

/** Closer on a phone, where all groups of a usual paper are on one screen with the legend. */
export const section = style({
  marginTop: space.x15,
  breakInside: 'avoid',
  selectors: { '&:first-child': { marginTop: 0 }, [`${head} + * > &:first-child`]: { marginTop: space.x35 } },
  '@media': { [wide]: { marginTop: space.x35 } },
});
export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x3,
  marginBottom: space.x1,
  color: color.inkMuted,
  fontSize: text.caption,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
});
export const worth = style({ flex: 'none', maxWidth: '60%' });

/** The legend with what is left; below the cells, or at the beginning of a drawer's foot. */
export const key = style({ flex: '1 0 100%' });
const inFoot = `${key}:first-child > &`;

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x35}`,
  marginTop: space.x4,
  selectors: { [inFoot]: { marginTop: 0 } },
  color: color.ink,
  fontSize: text.caption,
  lineHeight: 1.5,
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space.x15 });

export const left = style({
  marginTop: space.x4,
  paddingTop: space.x35,
  borderTop: `${line.hair} solid ${color.lineSoft}`,
  color: color.ink,
  fontSize: text.small,
  lineHeight: 1.6,
  selectors: { [inFoot]: { marginTop: space.x15, paddingTop: 0, border: 0 } },
});
export const empty = style({ marginTop: space.x3, color: color.inkMuted, fontSize: text.small });
