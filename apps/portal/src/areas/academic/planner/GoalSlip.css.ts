import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const figure = style({ display: 'grid', justifyItems: 'center', gap: space.x2 });

/** The title slip on the cover of a book. */
export const slip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  minHeight: 300,
  padding: `${space.x4} 0`,
  background: color.coverSlip,
  color: color.coverSlipInk,
  boxShadow: `inset 0 0 0 1.5px ${color.coverSlipInk}, inset 0 0 0 4px ${color.coverSlip}, inset 0 0 0 5px ${color.coverSlipInk}`,
  borderRadius: 1,
  fontFamily: token.font.serif,
  fontSize: text.lead,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '.18em',
  writingMode: 'vertical-rl',
  textAutospace: 'no-autospace',
  selectors: {
    '&[data-flat]': {
      width: 'fit-content',
      minHeight: 0,
      padding: `${space.x25} ${space.x4}`,
      fontSize: text.ui,
      letterSpacing: '.08em',
      writingMode: 'horizontal-tb',
    },
  },
});
export const ghost = style({
  marginTop: space.x12,
  background: 'none',
  boxShadow: 'none',
  border: '1.5px dashed currentcolor',
  fontSize: text.body,
  fontWeight: token.weight.strong,
  selectors: {
    '&[data-delay=late]': { color: color.warningSolid },
    '&[data-delay=early]': { color: color.successSolid },
  },
});
export const caption = style({
  color: color.inkMuted,
  fontSize: text.caption,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-delay=late]': { color: color.warningSolid },
    '&[data-delay=early]': { color: color.successSolid },
  },
});
