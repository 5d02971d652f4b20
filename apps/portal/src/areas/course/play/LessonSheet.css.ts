import { token } from '@qianwei/ui/theme';
import { documentText } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, text } = token;

const pale = `color-mix(in srgb, ${color.coverSlipInk} 72%, ${color.coverSlip})`;

/** A sheet in every theme; its parts keep their proportion, and letters their least size. */
export const sheet = style({
  containerType: 'inline-size',
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: color.coverSlip,
  color: color.coverSlipInk,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0 auto 0 0',
      width: '1.7%',
      background: color.coverCore,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '3cqw',
  margin: '4.2cqw 6.25cqw 0',
  paddingBottom: '1.6cqw',
  borderBottom: `4px double ${color.coverSlipInk}`,
});
export const title = style([
  documentText,
  {
    fontSize: `max(${text.body}, 3.6cqw)`,
    fontWeight: token.weight.strong,
    lineHeight: token.leading.tight,
    overflowWrap: 'anywhere',
  },
]);
export const lesson = style({
  flex: '0 1 auto',
  color: pale,
  fontSize: `max(${text.caption}, 2.1cqw)`,
  textAlign: 'end',
});
export const words = style({
  margin: '2.4cqw 6.25cqw 0',
  color: pale,
  fontSize: `max(${text.caption}, 2.4cqw)`,
});
export const note = style({
  position: 'absolute',
  right: '6.25cqw',
  bottom: '4cqw',
  color: pale,
  fontSize: `max(${text.caption}, 2cqw)`,
});
