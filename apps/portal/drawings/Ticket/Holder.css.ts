import { style } from '@vanilla-extract/css';

const narrow = '(max-width: 560px)';

export const holder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 33mm',
  gap: '7mm',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '21mm minmax(0, 1fr) 15mm 24mm',
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
  minHeight: '9mm',
  borderBottom: '0.5pt solid',
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const half = style({ gridColumn: 'span 2', '@container': { [narrow]: { gridColumn: '1 / -1' } } });
export const term = style({ padding: '1.15mm 0', fontSize: '9.5pt', lineHeight: 1.5 });
export const value = style({
  gridColumn: '2 / -1',
  padding: '1.15mm 0',
  fontWeight: 600,
  lineHeight: 1.5,
  textWrap: 'balance',
  fontVariantNumeric: 'tabular-nums',
});
export const name = style({ fontSize: '14pt', lineHeight: 1.2 });
export const number = style({ fontSize: '13pt', lineHeight: 1.2, letterSpacing: '0.08em' });
export const photo = style({
  width: '33mm',
  height: '44mm',
  border: '0.75pt solid',
  overflow: 'hidden',
  objectFit: 'cover',
});
export const outline = style([photo, { fill: 'none', stroke: 'currentcolor', strokeWidth: 1.2 }]);
