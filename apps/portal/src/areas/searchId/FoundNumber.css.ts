import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space } = token;

export const found = style({
  padding: `${space.x5} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
});
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  color: color.inkStrong,
  fontSize: token.text.title,
  fontWeight: token.weight.medium,
  letterSpacing: '.04em',
  lineHeight: token.leading.tight,
});
export const state = style({ marginLeft: 'auto', fontSize: token.text.ui, letterSpacing: 0 });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${space.x1} ${space.x3}`,
  marginTop: space.x3,
  fontSize: token.text.ui,
  lineHeight: 1.6,
  '@media': { [wide]: { gridTemplateColumns: 'max-content minmax(0, 1fr) max-content minmax(0, 1fr)' } },
});
export const term = style({ color: color.inkMuted, fontSize: token.text.small });
export const value = style({ color: color.inkStrong });
export const action = style({ marginTop: space.x3, '@media': { print: { display: 'none' } } });
export const note = style({ marginTop: space.x3, color: color.inkMuted, fontSize: token.text.small });
