import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text } = token;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: space.x5,
  margin: `${space.x5} 0`,
});
export const card = recipe({
  base: { display: 'grid', gap: space.x4, height: '100%', alignContent: 'start' },
  variants: {
    /** One that is only looked at: no more than an outline. */
    isQuiet: { true: { background: 'none', boxShadow: 'none' } },
  },
});
export const name = style({});
globalStyle(`${name}${name}`, { fontFamily: token.font.serif, fontSize: text.lead, fontWeight: 700 });
export const code = style({
  display: 'block',
  color: color.inkMuted,
  font: `${token.weight.regular} ${text.small}/1.6 ${token.font.sans}`,
});
export const marks = style({ display: 'flex', gap: space.x3, alignItems: 'center' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '5em 1fr',
  gap: `${space.x15} ${space.x3}`,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.65,
});
globalStyle(`${facts} dt`, { color: color.inkMuted });
globalStyle(`${facts} dd`, { color: color.inkStrong });
