import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = token;

export const conflict = style({ display: 'grid', gap: space.x5, minWidth: 0, outline: 'none' });

export const version = style({
  margin: `${space.x2} 0 0`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: token.color.ink,
});

export const action = style({ justifySelf: 'start' });
