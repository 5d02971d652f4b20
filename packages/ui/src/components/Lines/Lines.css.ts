import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: token.space.x4,
  padding: `${token.space.x3} 0`,
  borderTop: `${token.line.hair} solid ${token.color.lineSoft}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderTop: 0, paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});
globalStyle(`${line} > *`, { minWidth: 0 });
