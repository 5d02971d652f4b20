import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const root = style({ display: 'inline-grid', justifyItems: 'start', minWidth: 0, maxWidth: '100%' });

export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: token.size.controlSmall,
  fontSize: token.text.ui,
  color: color.inkStrong,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' }, '&[data-readonly]': { cursor: 'default' } },
});

/** Under the words, not under the track. */
export const help = style({
  display: 'grid',
  gap: space.x1,
  paddingInlineStart: `calc(40px + ${space.x3})`,
  textWrapStyle: 'pretty',
  selectors: { '&:empty': { display: 'none' } },
});

export const track = style({
  position: 'relative',
  flex: 'none',
  width: 40,
  height: 24,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: token.radius.round,
  background: color.raised,
  transition: `background-color ${token.motion.fast}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 3,
    top: 3,
    width: 15,
    height: 15,
    borderRadius: '50%',
    background: color.lineStrong,
    transition: `transform ${token.motion.fast}`,
  },
  selectors: {
    '[data-hovered] > &': { borderColor: color.inkStrong },
    '[data-selected] > &': { borderColor: color.brandSolid, background: color.brandSolid },
    '[data-selected] > &::after': { background: color.brandOn, transform: 'translateX(16px)' },
    ':is([data-disabled], [data-readonly]) > &': {
      borderStyle: 'dashed',
      borderColor: color.lineStrong,
      background: color.sunken,
    },
    ':is([data-disabled], [data-readonly]) > &::after': { background: color.ink },
    '[data-focus-visible] > &': { outline: `${token.line.focus} solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::after': { background: 'CanvasText' },
        '[data-selected] > &::after': { background: 'CanvasText' },
      },
    },
  },
});
