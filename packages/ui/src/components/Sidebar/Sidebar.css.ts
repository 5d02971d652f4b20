import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space, text } = token;

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.x4} ${space.x3} ${space.x3}`,
  '@media': { print: { display: 'none' } },
});

/** Beside the page: stays while the page scrolls. */
export const column = style({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** In a drawer, which has its own edges. */
export const bare = style({ padding: 0 });

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 44,
  marginBottom: space.x5,
  padding: `0 ${space.x3}`,
  selectors: { '[data-rail] &': { justifyContent: 'center', padding: 0, overflow: 'hidden' } },
});

const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  width: '100%',
  minHeight: 40,
  padding: `${space.x1} ${space.x3}`,
  borderRadius: token.radius.base,
  color: color.ink,
  fontSize: text.ui,
  lineHeight: token.leading.tight,
  textAlign: 'start',
  outlineOffset: -2,
  selectors: {
    '&[data-hovered]': { background: color.sunken },
    '&:is([aria-current], [data-within])': {
      background: color.surface,
      color: color.brandSolid,
      fontWeight: token.weight.strong,
      boxShadow: `0 0 0 ${token.line.hair} ${color.lineSoft}`,
    },
    '[data-rail] &': { position: 'relative', justifyContent: 'center', padding: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:is([aria-current], [data-within])': { border: '1px solid Highlight' } },
    },
  },
});
globalStyle(`${entry} > svg`, { color: color.inkMuted });
globalStyle(`${entry}[aria-current] > svg, ${entry}[data-within] > svg`, { color: color.brandSolid });

export const link = entry;

export const group = style({ marginTop: space.x2, selectors: { '[data-rail] &': { marginTop: 0 } } });
export const afterGroup = style({ marginTop: space.x2, selectors: { '[data-rail] &': { marginTop: 0 } } });

/** A group's name: quieter than its entries, and no link. */
export const groupName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  width: '100%',
  minHeight: 36,
  padding: `0 ${space.x3}`,
  borderRadius: token.radius.base,
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: token.leading.tight,
  textAlign: 'start',
  outlineOffset: -2,
  selectors: { '&[data-hovered]': { background: color.sunken } },
});

export const sub = style([entry, { minHeight: 36, paddingLeft: space.x11 }]);

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', textWrapStyle: 'balance' });
export const chevron = style({ marginLeft: 'auto' });

export const railBadge = style({ selectors: { '&&': { outlineColor: color.canvas } } });

export const foot = style({
  position: 'sticky',
  bottom: `calc(${space.x3} * -1)`,
  display: 'flex',
  justifyContent: 'flex-end',
  marginTop: 'auto',
  paddingTop: space.x6,
  selectors: { '[data-rail] &': { justifyContent: 'center' } },
});

export const tip = style({
  padding: `${space.x1} ${space.x25}`,
  borderRadius: token.radius.small,
  background: color.inkStrong,
  color: color.surface,
  fontSize: text.small,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
