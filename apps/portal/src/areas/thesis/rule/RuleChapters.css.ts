import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const list = style({ fontSize: text.ui, lineHeight: 1.5 });
export const extent = style({ marginBottom: space.x2, color: color.inkMuted, fontSize: text.small });

export const chapter = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: `${space.x15} 0`,
  color: color.ink,
  selectors: {
    '[data-read] > &': { color: color.inkMuted },
    '&:hover': { color: color.brandSolid },
    '&[aria-current]': { color: color.brandSolid, fontWeight: token.weight.strong },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.x2,
      left: 2,
      width: token.line.rule,
      background: color.brandSolid,
    },
  },
});
export const tick = style({
  color: color.successSolid,
  selectors: { '[aria-current] > &': { visibility: 'hidden' } },
});
export const needed = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: text.caption,
  fontWeight: token.weight.regular,
});
