import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { wide } from '../AppShell/frame.css.ts';

const { color, space, text } = token;

export const find = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  width: 44,
  height: 44,
  borderRadius: token.radius.base,
  color: color.ink,
  fontSize: text.small,
  selectors: { '&[data-hovered]': { background: color.sunken } },
  '@media': {
    [wide]: {
      justifyContent: 'flex-start',
      width: 248,
      height: 36,
      padding: `0 ${space.x3}`,
      border: `${token.line.hair} solid ${color.lineStrong}`,
      background: color.raised,
      color: color.inkMuted,
      selectors: { '&[data-hovered]': { borderColor: color.inkStrong, background: color.raised } },
    },
  },
});

export const words = style({
  display: 'none',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': { [wide]: { display: 'block' } },
});

export const key = style({
  display: 'none',
  marginLeft: 'auto',
  padding: '3px 5px',
  border: `${token.line.hair} solid ${color.lineSoft}`,
  borderRadius: 3,
  font: `${text.caption}/1 ${token.font.sans}`,
  selectors: { '&::before': { content: 'attr(data-key)' } },
  '@media': { [wide]: { display: 'block' } },
});

export const glass = style({
  '@media': { [wide]: { selectors: { '&&': { width: 16, height: 16, strokeWidth: 1.75 } } } },
});
