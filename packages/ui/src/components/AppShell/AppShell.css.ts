import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { gutter, wide } from './frame.css.ts';

const { color, space, size } = token;
const dockHeight = `calc(${size.dock} + env(safe-area-inset-bottom, 0px))`;

export const shell = style({
  minHeight: '100dvh',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)`,
      selectors: { '&[data-rail]': { gridTemplateColumns: `${size.rail} minmax(0, 1fr)` } },
    },
    print: { display: 'block' },
  },
});

export const side = style({
  display: 'none',
  '@media': { [wide]: { display: 'block' }, print: { display: 'none' } },
});

export const page = style({
  minWidth: 0,
  minHeight: '100dvh',
  paddingBottom: dockHeight,
  background: color.surface,
  '@media': {
    [wide]: { paddingBottom: 0, borderLeft: `${token.line.hair} solid ${color.lineSoft}` },
    print: { padding: 0, border: 0 },
  },
});

export const main = style({
  vars: { [gutter]: space.x4 },
  maxWidth: size.content,
  padding: `${space.x5} ${gutter}`,
  outline: 'none',
  '@media': {
    [wide]: { vars: { [gutter]: space.x10 }, padding: `${space.x8} ${gutter} ${space.x16}` },
    print: { maxWidth: 'none', padding: 0 },
  },
});

export const heading = style({ display: 'flex', alignItems: 'center', gap: space.x3, minWidth: 0 });
export const back = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
  margin: `0 calc(${space.x2} * -1) 0 calc(${space.x3} * -1)`,
  color: color.ink,
});
export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  color: color.inkStrong,
  fontWeight: token.weight.strong,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const dock = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  height: dockHeight,
  padding: `0 ${space.x4} env(safe-area-inset-bottom, 0px)`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  background: color.raised,
  boxShadow: token.shadow.dock,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});

export const slot = style({ display: 'flex', flex: 1, gap: space.x3, minWidth: 0 });

export const menuButton = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 1,
  minWidth: 48,
  height: 48,
  borderRadius: token.radius.base,
  color: color.ink,
  fontSize: token.text.caption,
  lineHeight: token.leading.tight,
  whiteSpace: 'nowrap',
});

export const drawerFoot = style({
  marginTop: space.x4,
  paddingTop: space.x4,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
});

/** The dock never covers the element that has focus (WCAG 2.4.11). */
globalStyle(`:root:has(${dock})`, {
  '@media': { [`not all and ${wide}`]: { scrollPaddingBottom: dockHeight } },
});
