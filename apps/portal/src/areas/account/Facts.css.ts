import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20em), 1fr))',
  gap: `${space.x3} ${space.x8}`,
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6.5em minmax(0, 1fr)',
  gap: space.x3,
  minHeight: 32,
  alignItems: 'center',
  fontSize: text.ui,
});

export const term = style({ color: color.inkMuted, fontSize: text.small });
export const value = style([tabular, { color: color.inkStrong, overflowWrap: 'anywhere' }]);
export const none = style({ color: color.inkMuted });
export const masked = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
});
