import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = token;

export const page = style({ padding: space.x4, '@media': { print: { padding: 0 } } });
export const tools = style({
  display: 'flex',
  justifyContent: 'flex-end',
  maxWidth: '210mm',
  margin: `0 auto ${space.x4}`,
  '@media': { print: { display: 'none' } },
});
/** Within it a sheet as narrow as a phone has one column; on paper it never is. */
export const frame = style({ containerType: 'inline-size' });

globalStyle(`${frame} h1`, {
  fontSize: '22pt',
  letterSpacing: '0.3em',
  textIndent: '0.3em',
  '@container': { '(max-width: 560px)': { fontSize: '16pt', letterSpacing: '0.1em', textIndent: '0.1em' } },
});
export const body = style({ display: 'grid', gap: '2.8mm' });
/** For more content on the one page. */
export const dense = style([body, { gap: '2.2mm', zoom: 0.9 }]);

/** A skeleton line is where its words will be. */
export const waiting = style({ display: 'grid', justifyItems: 'center' });

export const heading = style({ marginBottom: '1mm', fontSize: '12pt', lineHeight: 1.5 });
export const rules = style({
  columns: '2 240px',
  columnGap: '9mm',
  paddingLeft: '5mm',
  listStyle: 'decimal',
  fontSize: '9.75pt',
  lineHeight: 1.62,
});
export const rule = style({ paddingBottom: '1mm', textWrap: 'pretty' });

export const check = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '2mm 4mm',
  border: '0.75pt solid',
  padding: '2.4mm 4mm',
});
export const checkTitle = style({ fontWeight: 700 });
export const checks = style({ display: 'flex', flexWrap: 'wrap', gap: '1mm 5mm' });
export const checkItem = style({ display: 'inline-flex', alignItems: 'center', gap: '1.6mm' });
export const box = style({
  width: '3.8mm',
  height: '3.8mm',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.4,
});
export const signature = style({
  display: 'inline-block',
  width: '24mm',
  marginLeft: '1.6mm',
  borderBottom: '0.75pt solid',
});

export const end = style({
  display: 'grid',
  gridTemplateColumns: '24mm minmax(0, 1fr) auto',
  gap: '3mm 5mm',
  alignItems: 'end',
  marginTop: '1mm',
  fontSize: '9pt',
  lineHeight: 1.65,
  '@container': { '(max-width: 560px)': { gridTemplateColumns: '24mm minmax(0, 1fr)' } },
});
export const offices = style({
  textAlign: 'end',
  '@container': { '(max-width: 560px)': { gridColumn: '1 / -1' } },
});
export const qr = style({ width: '24mm', height: '24mm', fill: 'currentcolor' });
