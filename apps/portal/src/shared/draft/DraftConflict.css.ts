import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = token;

export const conflict = style({ display: 'grid', gap: space.x5, minWidth: 0, outline: 'none' });

/** Above the page, below its dialogs and toasts. */
export const outOfSight = style({
  position: 'fixed',
  zIndex: 15,
  inset: `${space.x2} ${space.x2} auto`,
  maxWidth: 640,
  marginInline: 'auto',
  background: token.color.surface,
  boxShadow: token.shadow.dock,
  '@media': { print: { display: 'none' } },
});

export const version = style({
  margin: `${space.x2} 0 0`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: token.color.ink,
});

export const action = style({ justifySelf: 'start' });
