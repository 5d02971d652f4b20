import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const popover = style({
  minWidth: 184,
  maxWidth: 'min(320px, calc(100vw - 32px))',
  borderRadius: token.radius.base,
  background: color.raised,
  boxShadow: `${token.shadow.float}, 0 0 0 ${token.line.hair} ${color.lineSoft}`,
  transition: `opacity ${token.motion.fast}`,
  selectors: { '&[data-entering]': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const menu = style({
  maxHeight: 'inherit',
  padding: space.x15,
  overflowY: 'auto',
  outline: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 40,
  padding: `${space.x15} ${space.x25}`,
  borderRadius: token.radius.small,
  color: color.ink,
  fontSize: token.text.ui,
  lineHeight: token.leading.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: {
    '&[data-focused]': { background: color.brandSoft, color: color.inkStrong },
    '&[data-pressed]': { background: color.sunken },
    '&[aria-current]': { color: color.brandSolid, fontWeight: token.weight.strong },
    '&[data-disabled]': { color: color.inkMuted, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

/** The tick of the entry in force; the others keep its room. */
export const tick = style({ flex: 'none', color: color.brandSolid });
export const noTick = style({ flex: 'none', visibility: 'hidden' });
export const icon = style({ color: color.inkMuted });
export const words = style({ flex: 1, minWidth: 0 });
export const note = style({ color: color.inkMuted, fontSize: token.text.small });
export const line = style({
  margin: `${space.x15} ${space.x25}`,
  border: 0,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
});
