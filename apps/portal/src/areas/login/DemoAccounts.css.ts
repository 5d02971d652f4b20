import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { full, wide } from '../../shared/page/widths.ts';

const { color, space } = token;

/** Last on a phone, at the foot of the services' column on a wide screen: it comes late and shifts nothing. */
export const demo = style({
  maxWidth: 480,
  margin: `${space.x4} auto 0`,
  color: color.inkMuted,
  fontSize: token.text.small,
  '@media': {
    [wide]: {
      position: 'relative',
      gridArea: '1 / 2',
      alignSelf: 'end',
      maxWidth: 'none',
      margin: `0 0 ${space.x2} calc(${space.x6} + 1px)`,
      background: color.surface,
    },
    [full]: { marginLeft: `calc(${space.x8} + 1px)` },
  },
});
export const list = style({
  '@media': {
    [wide]: {
      maxHeight: 420,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
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
