import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: token.space.x1,
  padding: `${token.space.x1} 0`,
  overflowWrap: 'anywhere',
});

export const title = style({
  maxWidth: 'min(26em, 92%)',
  textWrapStyle: 'balance',
  color: token.color.inkStrong,
  fontWeight: token.weight.strong,
  fontSize: token.text.ui,
});

export const why = style({
  maxWidth: 'min(22em, 92%)',
  textWrapStyle: 'pretty',
  color: token.color.inkMuted,
  fontSize: token.text.small,
  lineHeight: 1.6,
});

export const action = style({ marginTop: token.space.x3, fontSize: token.text.small });
