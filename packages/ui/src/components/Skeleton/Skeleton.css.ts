import { keyframes, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: token.radius.small,
  background: token.color.sunken,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export const lines = style({ display: 'grid', gap: token.space.x3 });
