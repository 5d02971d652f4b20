import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const stack = style({ ...column, alignContent: 'start', gap: space.x6 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.x4 });

/** The buttons at the end of a form. */
export const formActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.x4,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});
export const blocked = style({ minWidth: 0 });
/** Files that are not stored yet, beside what is. */
export const waiting = style({ color: color.warningSolid });

export const changes = style({ display: 'grid', gap: space.x2, paddingBlock: space.x2 });
export const allRules = style({ paddingBlock: space.x1 });
export const summary = style({ color: color.brandSolid, cursor: 'pointer', paddingBlock: space.x1 });
export const note = style({ color: color.inkMuted });
export const submit = style({ ...column, gap: space.x5 });
/** A signature is dark ink, so its ground is paper in every theme. */
export const signature = style({
  display: 'block',
  maxWidth: '100%',
  height: '96px',
  objectFit: 'contain',
  padding: space.x3,
  border: `${token.line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.base,
  background: '#fff',
});
/** Files of a document, below each other. */
export const files = style({ ...column, gap: space.x1, justifyItems: 'start' });
export const fileName = style({ overflowWrap: 'anywhere' });
export const photo = style({
  display: 'block',
  width: 66,
  height: 88,
  marginBottom: space.x1,
  objectFit: 'cover',
  background: color.sunken,
});
export const receipts = style([tabular, { ...column, gap: space.x2 }]);
globalStyle(`${receipts} > li`, { ...column, justifyItems: 'start' });
export const signed = style({ display: 'grid', justifyItems: 'start', gap: space.x2 });
export const signedLabel = style({ fontWeight: token.weight.medium });
export const withdraw = style({
  ...column,
  gap: space.x4,
  maxWidth: 520,
  paddingBlock: space.x4,
});
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
export const problem = style({ color: color.dangerSolid });

/** A returned part, beside its picture where there is one. */
export const returned = recipe({
  base: {
    ...column,
    alignItems: 'center',
    gap: `${space.x3} ${space.x10}`,
    padding: `${space.x6} 0`,
    borderBottom: hair,
  },
  variants: {
    isPictured: {
      true: { '@media': { [media.sideBySide]: { gridTemplateColumns: '184px minmax(0, 1fr)' } } },
    },
  },
});
export const returnedText = style({ ...column, gap: space.x1, lineHeight: 1.65 });
export const returnedName = style({ color: color.inkStrong, fontWeight: token.weight.strong });
export const way = style({ paddingTop: space.x2 });

/** Label, value, and at the end what changes it. */
export const review = style({ borderTop: hair });
export const reviewRow = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '9em minmax(0, 1fr) auto',
    gap: `${space.x1} ${space.x4}`,
    padding: `${space.x3} 0`,
    borderBottom: hair,
    lineHeight: 1.6,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);
export const term = style({
  color: color.inkMuted,
  fontSize: text.ui,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const value = style({ minWidth: 0, color: color.inkStrong, overflowWrap: 'anywhere' });

/** One of several notes of a past step. */
export const stepNote = style({ display: 'block' });
