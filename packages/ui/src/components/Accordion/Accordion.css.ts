import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space, text } = token;

const hairline = `${token.line.hair} solid ${color.lineSoft}`;

const stacked = '[data-layout="stacked"]';

export const item = style({
  borderBottom: hairline,
  selectors: { '&:first-child': { borderTop: hairline } },
});

export const trigger = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x3,
  width: '100%',
  minHeight: token.size.controlLarge,
  padding: `${space.x25} 0`,
  textAlign: 'start',
  color: color.inkStrong,
  fontSize: text.body,
  fontWeight: token.weight.medium,
  lineHeight: 1.6,
  // The ring is drawn inwards, so that the next hairline does not cut it.
  outlineOffset: -2,
  borderRadius: token.radius.small,
  selectors: {
    '&[data-hovered]': { color: color.brandSolid },
    '&[data-disabled]': { color: color.inkMuted, cursor: 'default' },
  },
});

export const sign = style({
  alignSelf: 'flex-start',
  flex: 'none',
  marginTop: 'calc((1lh - 16px) / 2)',
  color: color.inkMuted,
  transition: `transform ${token.motion.base}`,
  selectors: {
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
    // Its corners turn within the line.
    [`${stacked} &`]: { order: 1, alignSelf: 'center', margin: `0 ${space.x1} 0 0` },
  },
  '@media': { print: { display: 'none' } },
});

/** On a phone a long title takes the whole line, and count and note go below. */
export const words = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x3,
  minWidth: 0,
});
export const name = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${stacked} &`]: { flexBasis: '100%' } },
});
export const count = style({
  flex: 'none',
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: token.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style([
  count,
  {
    flex: '0 1 auto',
    minWidth: 0,
    marginLeft: 'auto',
    overflowWrap: 'anywhere',
    selectors: { [`${stacked} &`]: { marginLeft: 0 } },
  },
]);

export const panel = style({
  overflow: 'clip',
  overflowClipMargin: 4,
  selectors: {
    // Stays in the page, so that the browser's own search finds its text and opens it.
    '&[hidden="until-found"]': { display: 'block !important' },
  },
  '@media': { print: { contentVisibility: 'visible' } },
});

export const content = style({
  padding: `${space.x05} 0 ${space.x5} 28px`,
  overflowWrap: 'anywhere',
  selectors: { [`${stacked} &`]: { paddingLeft: 0 } },
});
globalStyle(`${panel}[hidden]`, {
  '@media': { print: { display: 'block !important', contentVisibility: 'visible !important' as 'visible' } },
});
