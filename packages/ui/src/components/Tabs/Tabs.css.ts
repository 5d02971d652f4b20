import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space, text } = token;

export const list = style({
  display: 'flex',
  gap: space.x6,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  // The hairline is a shadow, so that the mark of the chosen tab lies on it without being cut by the scroller.
  boxShadow: `inset 0 calc(${token.line.hair} * -1) 0 ${color.lineSoft}`,
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'baseline',
  gap: space.x15,
  maxWidth: '100%',
  padding: `${space.x25} 0`,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: {
    '&[data-hovered]': { color: color.inkStrong },
    '&[data-selected]': { color: color.inkStrong, fontWeight: token.weight.strong },
    '&[data-selected]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 2,
      background: color.brandSolid,
      '@media': { '(forced-colors: active)': { background: 'Highlight' } },
    },
    '&[data-disabled]': { cursor: 'default' },
  },
});

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const note = style({ color: color.inkMuted, fontSize: text.small, fontWeight: token.weight.regular });
export const panel = style({ paddingTop: space.x5 });
