import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const options = recipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x6}` },
  variants: { orientation: { horizontal: {}, vertical: { flexDirection: 'column' } } },
  defaultVariants: { orientation: 'vertical' },
});

export const option = style({
  display: 'flex',
  gap: space.x2,
  paddingBlock: space.x1,
  fontSize: token.text.small,
  lineHeight: '20px',
  color: color.ink,
  cursor: 'pointer',
});

export const circle = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.raised,
  selectors: {
    '[data-selected] > &': { borderColor: color.brandSolid, background: color.brandSolid },
    '[data-selected] > &::after': {
      content: '',
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: color.brandOn,
    },
    '[data-invalid] > &': { borderColor: color.dangerSolid },
    '[data-focus-visible] > &': { outline: `${token.line.focus} solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-selected] > &::after': { background: 'CanvasText' } } },
  },
});

export const optionHint = style({ display: 'block', color: color.inkMuted });
