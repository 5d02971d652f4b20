import { style } from '@vanilla-extract/css';
import { token } from '../theme/contract.css.ts';

const { color, space } = token;

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x2,
  maxWidth: token.measure,
  padding: `${space.x4} 0`,
  fontSize: token.text.ui,
});

export const title = style({ fontWeight: 600 });

export const dialog = style({
  width: 'min(440px, calc(100vw - 32px))',
  margin: 'auto',
  padding: space.x6,
  border: 'none',
  borderRadius: token.radius.dialog,
  color: 'inherit',
  background: color.raised,
  boxShadow: token.shadow.float,
  fontSize: token.text.ui,
  '::backdrop': { background: color.scrim },
  '@media': { '(forced-colors: active)': { border: '1px solid' }, print: { display: 'none' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x3,
  marginTop: space.x4,
});
