import { style } from '@vanilla-extract/css';

/** Two facts beside each other, as long as there is room; long values such as a code break rather than leave the paper. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content minmax(0, 1fr)',
  fontSize: '10pt',
  lineHeight: 1.5,
});
const cell = { padding: '1.2mm 4mm 1.2mm 0', borderBottom: '0.5pt solid', overflowWrap: 'anywhere' } as const;
export const term = style(cell);
export const value = style([
  cell,
  // The line of a last fact that is alone goes to the edge.
  { fontWeight: 700, selectors: { '&:last-child:nth-child(4n + 2)': { gridColumn: '2 / -1' } } },
]);

/** Only on paper, above a page that is printed as it is. */
export const head = style({
  display: 'none',
  '@media': { print: { display: 'block', marginBottom: '6mm' } },
});
export const issuer = style({
  marginBottom: '2mm',
  fontSize: '13pt',
  letterSpacing: '0.12em',
  textAlign: 'center',
});
