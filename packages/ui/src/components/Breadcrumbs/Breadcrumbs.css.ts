import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const trail = style({
  display: 'flex',
  minWidth: 0,
  color: token.color.inkMuted,
  fontSize: token.text.small,
});

export const crumb = style({
  // The parents shrink before the page's own name does.
  flex: '0 99999 auto',
  minWidth: '2em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:last-child': { flexShrink: 1 },
    '&:not(:first-child)::before': {
      content: '"/" / ""',
      margin: '0 0.5em',
      color: token.color.lineStrong,
    },
  },
});

export const link = style({
  color: 'inherit',
  // The line is clipped, so the ring is drawn inwards.
  outlineOffset: -2,
  selectors: { '&[data-hovered]': { color: token.color.inkStrong, textDecoration: 'underline' } },
});

export const here = style({ fontWeight: token.weight.medium, color: token.color.inkStrong });
