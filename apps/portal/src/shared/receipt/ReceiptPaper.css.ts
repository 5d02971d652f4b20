import { style } from '@vanilla-extract/css';

export const facts = style({ width: '100%', marginTop: '6mm', borderCollapse: 'collapse', fontSize: '11pt' });
const cell = {
  padding: '2mm 4mm 2mm 0',
  borderBottom: '0.5pt solid',
  textAlign: 'start',
  verticalAlign: 'top',
  lineHeight: 1.6,
} as const;
export const term = style({ ...cell, width: '7em', fontWeight: 400, whiteSpace: 'nowrap' });
export const value = style({ ...cell, fontWeight: 700, overflowWrap: 'anywhere' });
export const hash = style({ ...cell, fontFamily: 'monospace', fontSize: '10pt', overflowWrap: 'anywhere' });
export const note = style({ marginTop: '5mm', fontSize: '10pt', lineHeight: 1.6 });
