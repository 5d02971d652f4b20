import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { scrim } from '../Dialog/scrim.css.ts';

const { color, space } = token;

/** High on the page, so that it does not move while results come and go; the whole screen of a phone. */
export const overlay = style([
  scrim,
  {
    justifyItems: 'center',
    alignItems: 'start',
    padding: `min(12vh, 96px) ${space.x4} ${space.x4}`,
    '@media': { [media.phone]: { padding: 0 } },
  },
]);

export const sheet = style({
  width: '100%',
  maxWidth: 640,
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: token.radius.dialog,
  background: color.raised,
  boxShadow: token.shadow.float,
  transition: `transform ${token.motion.base} ease-out`,
  selectors: { '&[data-entering]': { transform: 'translateY(-8px)' } },
  '@media': {
    [media.phone]: { height: '100dvh', borderRadius: 0 },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(640px, calc(100dvh - min(12vh, 96px) - 16px))',
  outline: 'none',
  '@media': { [media.phone]: { height: '100%', maxHeight: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  padding: `${space.x2} ${space.x3} ${space.x2} ${space.x5}`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
});
export const field = style({ display: 'flex', flex: 1, alignItems: 'center', gap: space.x3, minWidth: 0 });
export const glass = style({ color: color.inkMuted });

/** The field has no edge of its own: the dialog is its edge, and the caret shows the focus. */
export const input = style({
  flex: 1,
  minWidth: 0,
  height: token.size.controlLarge,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.inkStrong,
  // Below 16 px a phone would zoom in.
  fontSize: `max(16px, ${token.text.body})`,
  outline: 'none',
  selectors: {
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

export const results = style({
  flex: 1,
  minHeight: 200,
  padding: `${space.x2} 0`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  outlineOffset: -2,
});
export const list = style({ outline: 'none' });

export const groupName = style({
  padding: `${space.x3} ${space.x5} ${space.x1}`,
  color: color.inkMuted,
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
  lineHeight: token.leading.tight,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 44,
  margin: `0 ${space.x2}`,
  padding: `${space.x2} ${space.x3}`,
  borderRadius: token.radius.base,
  color: color.ink,
  fontSize: token.text.ui,
  lineHeight: token.leading.tight,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': {
      background: color.brandSoft,
      color: color.inkStrong,
      boxShadow: `inset 3px 0 0 ${color.brandSolid}`,
    },
    '&[data-pressed]': { background: color.sunken },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});
export const icon = style({ color: color.inkMuted });
export const words = style({ flex: 1, minWidth: 0 });
globalStyle(`${words} mark`, {
  background: 'none',
  color: color.brandSolid,
  fontWeight: token.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
export const note = style({
  flex: 'none',
  maxWidth: '40%',
  color: color.inkMuted,
  fontSize: token.text.small,
});

/** A message about a group besides its items. */
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x1} ${space.x5} ${space.x2}`,
  color: color.inkMuted,
  fontSize: token.text.small,
});

/** Keys, for those who have a keyboard. */
export const hints = style({
  display: 'flex',
  gap: space.x5,
  padding: `${space.x2} ${space.x5}`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  color: color.inkMuted,
  fontSize: token.text.caption,
  '@media': { [media.phone]: { display: 'none' }, '(hover: none)': { display: 'none' } },
});
globalStyle(`${hints} kbd`, {
  marginRight: space.x15,
  padding: `0 ${space.x15}`,
  border: `${token.line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.small,
  fontFamily: 'inherit',
});
