import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { wide } from './widths.ts';

const { color, space } = token;

/** The last thing on a phone, the foot of the form's column on a wide screen: it comes late and moves nothing. */
export const demo = style({
  maxWidth: 480,
  margin: `${space.x4} auto 0`,
  color: color.inkMuted,
  fontSize: token.text.small,
  '@media': {
    [wide]: {
      position: 'relative',
      gridArea: '1 / 1',
      alignSelf: 'end',
      width: '100%',
      margin: `0 0 ${space.x1}`,
    },
  },
});
export const list = style({
  '@media': {
    [wide]: {
      position: 'absolute',
      inset: 'auto 0 100%',
      maxHeight: 420,
      padding: `0 ${space.x4}`,
      overflowY: 'auto',
      borderRadius: token.radius.base,
      background: color.raised,
      boxShadow: token.shadow.float,
    },
  },
});
export const summary = style({ minHeight: 24, cursor: 'pointer' });
export const account = style({
  display: 'flex',
  gap: space.x3,
  width: '100%',
  padding: `${space.x2} 0`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  color: color.ink,
  lineHeight: 1.6,
  textAlign: 'start',
  selectors: { '&[data-hovered]': { color: color.brandSolid } },
});
globalStyle(`${account} > b`, { flex: 'none', width: '4em', fontWeight: token.weight.medium });
