import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${token.space.x3} ${token.space.x6}`,
  marginBottom: token.space.x6,
});

export const search = style({ flex: '0 1 26em', minWidth: 'min(100%, 16em)' });
