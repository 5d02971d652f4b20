import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space, text, line } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;

export const scroller = style({
  overflow: 'auto',
  overscrollBehaviorY: 'contain',
  '@media': { print: { overflow: 'visible', maxHeight: 'none !important' } },
});
export const list = style({ borderTop: `${line.hair} solid ${color.lineStrong}` });

export const card = style({
  display: 'grid',
  gap: space.x2,
  padding: `${space.x4} 0`,
  borderBottom: hair,
  overflowWrap: 'anywhere',
  '@media': { print: { breakInside: 'avoid' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const title = style({
  minWidth: 0,
  color: color.inkStrong,
  fontSize: text.body,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
  paddingBlock: 4,
});

export const pairs = style({ display: 'grid', gap: space.x1 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5em, 30%) minmax(0, 1fr)',
  gap: space.x3,
  fontSize: text.ui,
  lineHeight: 1.6,
});
export const label = style({ color: color.inkMuted, fontSize: text.small, lineHeight: 1.75 });
/** A value that needs no label has the whole line. */
export const alonePair = style([pair, { position: 'relative', gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const value = style({
  minWidth: 0,
  textWrapStyle: 'balance',
  selectors: {
    '&:empty::before': { content: '"—"', color: color.inkMuted },
    '&[data-numeric]': { fontVariantNumeric: 'tabular-nums lining-nums' },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x5}`,
  minHeight: 32,
  selectors: { '&:empty': { display: 'none' } },
});
export const detail = style({
  padding: space.x4,
  borderRadius: token.radius.base,
  background: `color-mix(in srgb, ${color.sunken} 45%, transparent)`,
});
export const sums = style({
  display: 'grid',
  gap: space.x2,
  // Over the line of the last card.
  position: 'relative',
  marginTop: -1,
  padding: `${space.x4} 0`,
  borderTop: `${line.hair} solid ${color.lineStrong}`,
});
export const instead = style({ padding: `${space.x8} 0`, borderBlock: hair });
