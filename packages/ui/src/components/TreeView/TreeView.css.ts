import { createVar, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

/** The level of a row; 1 is the outermost. */
export const level = createVar();

export const tree = style({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  minWidth: 0,
  outline: 'none',
  overflowWrap: 'anywhere',
});

export const row = style({
  display: 'block',
  minWidth: 0,
  borderRadius: token.radius.base,
  color: color.ink,
  fontSize: token.text.ui,
  lineHeight: token.leading.tight,
  textDecoration: 'none',
  outlineOffset: -2,
  cursor: 'default',
  selectors: {
    '&[data-href], &[data-allows-selection=true], &[data-has-child-items]': { cursor: 'pointer' },
    '&[data-level="1"]': { color: color.inkStrong, fontWeight: token.weight.medium },
    '&[data-hovered]': { background: color.sunken },
    '&[data-selected]': {
      background: color.brandSoft,
      color: color.brandSolid,
      fontWeight: token.weight.strong,
      boxShadow: `inset 3px 0 0 ${color.brandSolid}`,
    },
    '&[data-disabled]': { color: color.inkMuted, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-selected]': { border: '1px solid Highlight' } } },
  },
});

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 44,
  padding: `${space.x15} ${space.x3} ${space.x15} calc((${level} - 1) * 20px + ${space.x1})`,
});

/** 24 px for a finger; keeps its room where there is nothing to open, so that names are aligned. */
export const toggle = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: token.radius.small,
  color: color.inkMuted,
  cursor: 'pointer',
});

export const words = style({ flex: 1, minWidth: 0 });
export const note = style({
  flex: 'none',
  maxWidth: '45%',
  color: color.inkMuted,
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
});
/** The line for children that are loading or failed to load. */
export const waiting = style({ color: color.inkMuted, fontSize: token.text.small });
export const empty = style({
  padding: `${space.x4} ${space.x3}`,
  color: color.inkMuted,
  fontSize: token.text.ui,
});
