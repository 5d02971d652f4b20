import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, font, space, text } = token;
const frame = (...widths: [number, 'paper' | 'ink'][]) =>
  widths
    .map(
      ([width, kind]) => `inset 0 0 0 ${width}px ${kind === 'paper' ? color.coverSlip : color.coverSlipInk}`,
    )
    .join(', ');

export const front = style({
  position: 'relative',
  height: 108,
  overflow: 'hidden',
  background: color.coverCore,
  color: color.coverOn,
  // As high as the window and no higher: a form that grows below it moves nothing on the cover.
  '@media': { [wide]: { position: 'sticky', top: 0, height: '100dvh', minHeight: 640 } },
});

const art = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', maxWidth: 'none' });
export const column = style([art, { display: 'none', '@media': { [wide]: { display: 'block' } } }]);
export const band = style([art, { '@media': { [wide]: { display: 'none' } } }]);
globalStyle(`${art} path`, { fill: 'none', stroke: color.coverThread, strokeWidth: 1.25 });

export const slip = style({
  position: 'absolute',
  left: 16,
  top: 22,
  display: 'grid',
  placeItems: 'center',
  height: 52,
  padding: '0 18px',
  borderRadius: 1,
  background: color.coverSlip,
  color: color.coverSlipInk,
  boxShadow: frame([3, 'paper'], [4, 'ink']),
  font: `700 ${text.title}/1 ${font.serif}`,
  letterSpacing: '0.06em',
  whiteSpace: 'nowrap',
  textAutospace: 'no-autospace',
  '@media': {
    [wide]: {
      left: 'max(40px, 14%)',
      top: 56,
      width: 96,
      height: 432,
      padding: '0.1em 0 0',
      writingMode: 'vertical-rl',
      boxShadow: frame([5, 'paper'], [6.5, 'ink'], [9, 'paper'], [10, 'ink']),
      fontSize: 38,
      letterSpacing: '0.1em',
    },
  },
});

export const who = style({
  display: 'none',
  '@media': {
    [wide]: {
      position: 'absolute',
      left: 'max(40px, 14%)',
      right: 60,
      bottom: 44,
      display: 'block',
      fontSize: text.small,
      lineHeight: 1.75,
    },
  },
});
export const school = style({
  display: 'block',
  font: `700 ${text.lead}/1.6 ${font.serif}`,
  letterSpacing: '0.06em',
  marginBottom: space.x05,
});
