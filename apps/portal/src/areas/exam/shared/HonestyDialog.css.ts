import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const statement = style({ display: 'grid', gap: token.space.x4 });
export const promises = style({
  display: 'grid',
  gap: token.space.x2,
  padding: `${token.space.x4} 0`,
  borderTop: `${token.line.rule} solid ${token.color.inkStrong}`,
  borderBottom: `${token.line.hair} solid ${token.color.lineSoft}`,
  paddingLeft: '1.6em',
  listStyleType: 'decimal',
  lineHeight: 1.7,
});
