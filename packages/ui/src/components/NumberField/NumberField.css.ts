import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color } = token;

/** The two step buttons beside the figures, 44 px wide and as high as the field. */
export const stepper = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: 44,
  minHeight: 44,
  color: color.ink,
  borderInlineStart: `${token.line.hair} solid ${color.lineSoft}`,
  transition: `background-color ${token.motion.fast}`,
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: color.sunken, color: color.inkStrong },
    '&[data-disabled]': { color: color.lineStrong, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

/** The steps reach the edge of the field. */
export const edge = style({ paddingInlineEnd: 0, overflow: 'clip' });
globalStyle(`[data-readonly] > ${edge}, [data-disabled] > ${edge}`, { paddingInlineEnd: token.space.x3 });
