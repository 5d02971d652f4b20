import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color } = token;

export const checkbox = style({
  position: 'relative',
  paddingInlineStart: 28,
  fontSize: token.text.small,
  lineHeight: '24px',
  color: color.ink,
  overflowWrap: 'anywhere',
});

/** Reaches over the box to its left, so that box and words are one target. */
export const target = style({
  marginInlineStart: -28,
  paddingInlineStart: 28,
  paddingBlock: 2,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' }, '&[data-readonly]': { cursor: 'default' } },
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
    '[data-hovered] > &': { borderColor: color.inkStrong },
    ':is([data-selected], [data-indeterminate]) > &': {
      borderColor: color.brandSolid,
      background: color.brandSolid,
      color: color.brandOn,
    },
    ':is([data-readonly], [data-disabled]) > &': {
      borderStyle: 'dashed',
      borderColor: color.lineStrong,
      background: color.sunken,
    },
    ':is([data-readonly], [data-disabled]):is([data-selected], [data-indeterminate]) > &': {
      color: color.ink,
    },
    '[data-invalid] > &': { borderColor: color.dangerSolid },
    '[data-focus-visible] > &': { outline: `${token.line.focus} solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { ':is([data-selected], [data-indeterminate]) > &': { color: 'CanvasText' } },
    },
  },
});
globalStyle(`${box} > svg`, { strokeWidth: 2 });
globalStyle(`${checkbox} a`, { color: color.brandSolid });
