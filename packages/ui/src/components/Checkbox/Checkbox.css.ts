import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color } = token;

export const checkbox = style({
  position: 'relative',
  paddingInlineStart: 28,
  fontSize: token.text.small,
  lineHeight: '24px',
  color: color.ink,
});

/** Reaches over the box to its left, so that box and words are one target. */
export const target = style({
  marginInlineStart: -28,
  paddingInlineStart: 28,
  paddingBlock: 2,
  cursor: 'pointer',
});

export const box = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 2,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: token.radius.small,
  background: color.raised,
  color: 'transparent',
  selectors: {
    '[data-selected] > &': {
      borderColor: color.brandSolid,
      background: color.brandSolid,
      color: color.brandOn,
    },
    '[data-invalid] > &': { borderColor: color.dangerSolid },
    '[data-focus-visible] > &': { outline: `${token.line.focus} solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '[data-selected] > &': { color: 'CanvasText' } } } },
});
globalStyle(`${box} > svg`, { strokeWidth: 2 });
globalStyle(`${checkbox} a`, { color: color.brandSolid });
