import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = token;
const narrow = '(max-width: 560px)';

/** Within it a sheet as narrow as a phone has one column; on paper it never is. */
export const frame = style({ containerType: 'inline-size', paddingTop: space.x6 });
globalStyle(`${frame} :is(h1, h2)[id]`, {
  fontSize: '22pt',
  letterSpacing: '0.3em',
  textIndent: '0.3em',
  '@container': { [narrow]: { fontSize: '16pt', letterSpacing: '0.1em', textIndent: '0.1em' } },
});

const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3.2mm' });
/** Two sites or four courses, on the one page. */
const dense = style([body, { gap: '1.8mm', zoom: 0.88 }]);
/** Both, or what has changed. */
const denser = style([body, { gap: '1.2mm', zoom: 0.78 }]);
export const sizes = { body, dense, denser };

export const holder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 30mm',
  gap: '7mm',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '21mm minmax(0, 1fr) 12mm 20mm',
  alignContent: 'space-between',
  width: '100%',
  '@container': { [narrow]: { gridTemplateColumns: '21mm minmax(0, 1fr)' } },
});
/** A term and its value on one line of the form. */
export const fact = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'end',
  minHeight: '8.5mm',
  borderBottom: '0.5pt solid',
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const half = style({ gridColumn: 'span 2', '@container': { [narrow]: { gridColumn: '1 / -1' } } });
export const term = style({ padding: '1mm 0', fontSize: '9.5pt', lineHeight: 1.5 });
export const value = style({
  gridColumn: '2 / -1',
  padding: '1mm 0',
  fontWeight: 600,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ fontSize: '14pt', lineHeight: 1.2 });
export const number = style({ fontSize: '13pt', lineHeight: 1.2, letterSpacing: '0.06em' });
export const photo = style({
  width: '30mm',
  height: '40mm',
  border: '0.75pt solid',
  objectFit: 'cover',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.2,
});

export const heading = style({ marginBottom: '1mm', fontSize: '12pt', lineHeight: 1.5 });
export const change = style({ padding: '2mm 3mm', border: '1.5pt solid' });
export const notices = style({
  columns: '2 240px',
  columnGap: '9mm',
  paddingLeft: '5mm',
  listStyle: 'decimal',
  fontSize: '9.75pt',
  lineHeight: 1.6,
});
export const notice = style({ paddingBottom: '1mm', textWrap: 'pretty', breakInside: 'avoid' });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '2mm 6mm',
  paddingTop: '2mm',
  borderTop: '0.5pt solid',
  fontSize: '9pt',
  lineHeight: 1.65,
});
export const verify = style({ fontSize: '11pt', fontWeight: 700, letterSpacing: '0.06em' });
export const verifyWords = style({ flex: '1 1 60mm' });
export const qr = style({ width: '24mm', height: '24mm', fill: 'currentcolor' });
export const offices = style({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } });

/** Each page after the first begins on paper of its own. */
export const nextPage = style({
  breakBefore: 'page',
  '@media': { screen: { marginTop: space.x10, paddingTop: space.x8, borderTop: '0.75pt dashed' } },
});
export const pageHead = style({ marginBottom: '4mm', textAlign: 'center' });
export const pageTitle = style({
  marginBottom: '2mm',
  fontSize: '22pt',
  fontWeight: 700,
  letterSpacing: '0.3em',
  textIndent: '0.3em',
  '@container': { [narrow]: { fontSize: '16pt', letterSpacing: '0.1em', textIndent: '0.1em' } },
});
const framed = style({ padding: '2mm 3mm', border: '0.75pt solid' });
export const others = style([
  framed,
  { display: 'flex', gap: '3mm', alignItems: 'baseline', justifyContent: 'space-between', fontSize: '10pt' },
]);
export const pageNo = style({ whiteSpace: 'nowrap' });
export const check = style([
  framed,
  { display: 'flex', flexWrap: 'wrap', gap: '1mm 5mm', alignItems: 'center', fontSize: '10pt' },
]);
export const checks = style({ display: 'flex', flexWrap: 'wrap', gap: '1mm 5mm', listStyle: 'none' });
export const checkItem = style({ display: 'flex', gap: '1.5mm', alignItems: 'center' });
export const box = style({ width: '3.4mm', height: '3.4mm', fill: 'none', stroke: 'currentcolor' });
export const signature = style({
  display: 'inline-block',
  width: '28mm',
  marginLeft: '2mm',
  borderBottom: '0.75pt solid',
});
