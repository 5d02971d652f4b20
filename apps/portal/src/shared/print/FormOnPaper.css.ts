import { globalStyle, style } from '@vanilla-extract/css';

const line = '0.5pt solid';
/** A line of a head, and of a table: as in the server's PDF, so that both take the same pages. */
const headHeight = '7.4mm';

/**
 * Parts follow each other without a gap, as boxes of one table; the outer half of a line has room at the sides. What lies behind its
 * words is above the background of the page.
 */
export const form = style({ isolation: 'isolate', padding: '0 0.5pt', fontSize: '10pt', lineHeight: 1.4 });

/** In one line, so that the form has the pages of the server's. */
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16pt',
  marginBottom: '1.5mm',
  fontSize: '8.5pt',
});

/** Light, behind the words of every page. */
export const watermark = style({
  position: 'fixed',
  zIndex: -1,
  inset: '40% 0 auto',
  color: '#ddd',
  fontSize: '110pt',
  fontWeight: 700,
  textAlign: 'center',
  transform: 'rotate(-35deg)',
  printColorAdjust: 'exact',
});

/** The line between two parts belongs to both. */
const overlap = '-0.5pt';
export const title = style({
  boxSizing: 'border-box',
  height: headHeight,
  padding: '1mm 2mm',
  border: line,
  marginTop: overlap,
  fontWeight: 700,
  textAlign: 'center',
  // In two pieces it would stand at the end of a page without what follows.
  breakInside: 'avoid',
  breakAfter: 'avoid',
});

export const table = style({
  width: '100%',
  marginTop: overlap,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
globalStyle(`table.${table} :is(th, td)`, {
  boxSizing: 'border-box',
  padding: '1.2mm 2mm',
  border: line,
  fontWeight: 'inherit',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
});
globalStyle(`table.${table} th`, { textAlign: 'center', wordBreak: 'normal' });
globalStyle(`table.${table} tr`, { height: headHeight, breakInside: 'avoid' });

/**
 * Hides the first line of the head, which says that the part goes on, where the part begins; it is seen where the head stands
 * again, on the next page.
 */
export const long = style({ display: 'flow-root', overflowY: 'clip' });
export const hasGoesOn = style({ selectors: { [`&.${table}`]: { marginTop: `-${headHeight}` } } });
export const goesOn = style({});
globalStyle(`table.${table} tr.${goesOn} th`, { padding: '0 2mm', fontWeight: 700 });

export const label = style({ width: '29mm' });
export const photoColumn = style({ width: '34mm' });
export const photoPlace = style({});
globalStyle(`table.${table} td.${photoPlace}`, { padding: '0.3mm', textAlign: 'center' });
export const photo = style({ width: '33mm', height: '44mm', objectFit: 'contain', verticalAlign: 'top' });

export const text = style({});
globalStyle(`table.${table} td.${text}`, {
  // Its air is that of the head and the foot: a padding alone would go on to a page without words.
  paddingBlock: 0,
  borderBlock: 0,
  verticalAlign: 'top',
});
/** Above the first line of a text, on each page on which it goes on. */
export const air = style({});
globalStyle(`table.${table} tr.${air}`, { height: '1.5mm' });
globalStyle(`table.${table} tr.${air} td`, { padding: 0, borderBottom: 0 });
/** Below the last line of a text, on each page on which it goes on: the line that closes its box. */
export const end = style({});
globalStyle(`table.${table} tr.${end}`, { height: '1.5mm' });
globalStyle(`table.${table} tr.${end} td`, { padding: 0, borderTop: 0 });
/** A text goes on over pages; a line of a list does not. */
globalStyle(`table.${table} tr:has(> .${text})`, { breakInside: 'auto' });
export const paragraph = style({ textIndent: '2em', selectors: { '& + &': { marginTop: '1mm' } } });

export const whole = style({ breakInside: 'avoid' });
export const box = style({ padding: '1.2mm 2mm', border: line, marginTop: overlap });
/** As high as in the server's PDF. */
export const shortText = style({ minHeight: '12mm' });
export const signing = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginTop: '1mm',
});
export const signature = style({ width: '42mm', height: '14mm' });
export const signed = style({ width: '100%', height: '100%', objectFit: 'contain' });
export const day = style({ minWidth: '34mm', textAlign: 'end' });
export const opinion = style({ minHeight: '15mm' });
export const verdict = style({ fontWeight: 700 });
export const deciding = style({ display: 'grid', gridTemplateColumns: '1fr 52mm auto' });
