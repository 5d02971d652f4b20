import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space } = token;

export const list = style({
  display: 'flex',
  boxShadow: `inset 0 calc(${token.line.hair} * -1) 0 ${color.lineSoft}`,
  '@media': { [wide]: { gap: space.x6 } },
});
export const tab = style({
  position: 'relative',
  flex: 1,
  padding: `${space.x25} 0`,
  color: color.inkMuted,
  outlineOffset: -2,
  ':hover': { color: color.inkStrong },
  selectors: {
    '&[aria-selected="true"]': { color: color.inkStrong, fontWeight: token.weight.strong },
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 2,
      background: color.brandSolid,
      '@media': {
        [wide]: { insetInline: space.x2 },
        '(forced-colors: active)': { background: 'Highlight' },
      },
    },
  },
  // Wider than its label by the space of the focus ring.
  '@media': { [wide]: { flex: 'none', marginInline: `calc(${space.x2} * -1)`, paddingInline: space.x2 } },
});
export const panel = style({ paddingTop: space.x6 });
