import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text, weight } = token;

/** On paper there is the letter alone. */
export const page = style({});
globalStyle(`${page} > :not(:has(article)), ${page} aside`, { '@media': { print: { display: 'none' } } });
export const head = style({ outline: 'none' });
/** Beside the letter, however far that is read: signature and button are in one view. */
export const stays = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  '@media': { [media.desk]: { position: 'sticky', top: space.x6 } },
});
/** The signature and its tools: no text of the letter. */
export const signing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.x4,
  marginTop: space.x6,
  fontFamily: token.font.sans,
  outline: 'none',
  '@media': { print: { gap: space.x1, marginTop: space.x3 } },
});
export const pad = style({ width: '100%', '@media': { print: { display: 'none' } } });
/** Dark ink: its ground is paper in every theme, darker at night. */
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 112,
  '@media': { print: { height: '18mm', padding: 0, border: 0, background: 'none' } },
  objectFit: 'contain',
  padding: space.x3,
  border: `${token.line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.base,
  background: color.coverSlip,
});
export const label = style({ color: color.inkStrong, fontSize: text.small, fontWeight: weight.medium });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x4 });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  gap: space.x3,
});
export const checks = style([tabular, { marginBlock: `${space.x1} 0` }]);
export const check = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: space.x25,
    padding: `${space.x2} 0`,
    fontSize: text.ui,
    lineHeight: 1.5,
  },
  variants: { isDone: { true: {}, false: {} } },
});
globalStyle(`${check.classNames.variants.isDone.true} > :first-child`, { color: color.successSolid });
globalStyle(`${check.classNames.variants.isDone.false} > :first-child`, { color: color.inkMuted });
export const checkNote = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
export const muted = style({ color: color.inkMuted });
export const problem = style({ color: color.dangerSolid, fontSize: text.small });
export const earlier = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const letter = style({ display: 'grid', justifyItems: 'start', gap: space.x1 });
