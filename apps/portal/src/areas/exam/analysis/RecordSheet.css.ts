import { style } from '@vanilla-extract/css';

export const question = style({ paddingTop: '3mm', borderTop: '0.5pt solid' });
export const name = style({ fontSize: '11pt', fontWeight: 700, breakAfter: 'avoid' });
export const label = style({ marginTop: '1.5mm', fontSize: '9.5pt', breakAfter: 'avoid' });
export const term = style({ fontSize: '9.5pt' });
export const mine = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
