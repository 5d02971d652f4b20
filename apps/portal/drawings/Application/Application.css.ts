import { token } from '@qianwei/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, text, line } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;
const desk = '(min-width: 1100px)';

/** Each part has a dot before it; one that begins a line is outside and is cut off. */
export const lede = style({ display: 'block', overflow: 'hidden' });
export const parts = style({ display: 'flex', flexWrap: 'wrap', marginLeft: '-2em' });
export const part = style({
  position: 'relative',
  minWidth: 0,
  paddingLeft: '2em',
  '::before': { content: '"·" / ""', position: 'absolute', left: 0, width: '2em', textAlign: 'center' },
});

export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'start',
  gap: `${space.x5} ${space.x10}`,
  padding: `${space.x5} 0 ${space.x6}`,
  '@media': { '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** Skeleton lines have no width of their own. */
export const waiting = style({ justifySelf: 'stretch' });
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x25,
  fontSize: text.title,
  overflowWrap: 'anywhere',
});
export const mark = style({ flex: 'none', selectors: { '&&': { width: 16, height: 16, marginTop: 0 } } });
export const tones = styleVariants({
  danger: { color: color.dangerSolid },
  success: { color: color.successSolid },
  brand: { color: color.brandSolid },
});
export const words = style({
  marginTop: space.x15,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'pretty',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.x10,
  borderTop: hair,
  '@media': {
    [desk]: {
      gridTemplateColumns: 'minmax(0, 1fr) 272px',
      // A receipt with its copy button needs more than the notes.
      selectors: { '&:has(> aside:not([data-ruled]))': { gridTemplateColumns: 'minmax(0, 1fr) 300px' } },
    },
  },
});
export const content = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x7,
  paddingTop: space.x6,
});
export const margin = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.x7,
  paddingTop: space.x6,
  fontSize: text.small,
  lineHeight: 1.65,
  '@media': {
    [desk]: { selectors: { '&[data-ruled]': { paddingLeft: space.x7, borderLeft: hair } } },
    '(max-width: 1099px)': { marginTop: space.x8, borderTop: hair },
  },
});
