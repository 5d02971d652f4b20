import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const kinds = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x8 });
const row = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.x3,
  minHeight: 52,
});
export const file = style([row, { color: color.brandSolid, ':hover': { textDecoration: 'underline' } }]);
export const held = style([row, { padding: `${space.x3} 0` }]);
export const name = style({ overflowWrap: 'anywhere' });
export const facts = style({ gridColumn: 2, color: color.inkMuted, fontSize: text.small });
export const why = style([facts, { lineHeight: 1.6 }]);
