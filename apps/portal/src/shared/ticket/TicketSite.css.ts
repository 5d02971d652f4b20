import { globalStyle, style } from '@vanilla-extract/css';

const narrow = '(max-width: 560px)';

export const site = style({ breakInside: 'avoid' });
export const place = style({
  display: 'grid',
  gridTemplateColumns: '21mm minmax(0, 1fr)',
  padding: '2.2mm 0',
  borderTop: '0.5pt solid',
});
export const title = style({ fontSize: '12pt', lineHeight: 1.7 });
export const name = style({ fontSize: '12pt', fontWeight: 700, textWrap: 'balance' });
export const address = style({ gridColumn: 2 });

export const exams = style({
  width: '100%',
  borderTop: '1.5pt solid',
  borderBottom: '1.5pt solid',
  fontVariantNumeric: 'tabular-nums',
});
export const columns = {
  code: style({ width: '16mm' }),
  course: style({}),
  mode: style({ width: '22mm' }),
  day: style({ width: '22mm' }),
  time: style({ width: '28mm' }),
  room: style({ width: '26mm' }),
  seat: style({ width: '15mm' }),
};
globalStyle(`${exams} thead th`, {
  borderBottom: '0.75pt solid',
  fontSize: '9.5pt',
  fontWeight: 400,
  whiteSpace: 'nowrap',
});
globalStyle(`${exams} tbody td`, { padding: '1.7mm 2mm 1.7mm 0', lineHeight: 1.5 });
globalStyle(`${exams} tbody tr:last-child td`, { borderBottom: 0 });
globalStyle(`${exams} :is(th, td):last-child`, { paddingRight: 0 });
/** Beside a value where the columns have no heads: on a sheet as narrow as a phone. */
export const head = style({ display: 'none', '@container': { [narrow]: { display: 'inline' } } });
export const small = style({ display: 'block', fontSize: '9pt' });
export const strong = style({ fontWeight: 700 });
export const seat = style({ fontSize: '16pt', fontWeight: 700, lineHeight: 1.1 });

globalStyle(`${exams} thead`, { '@container': { [narrow]: { display: 'none' } } });
globalStyle(`${exams} :is(tbody, tr)`, { '@container': { [narrow]: { display: 'block' } } });
globalStyle(`${exams} tbody tr + tr`, {
  '@container': { [narrow]: { borderTop: '0.5pt solid' } },
});
globalStyle(`${exams} tbody tr`, { '@container': { [narrow]: { padding: '2mm 0' } } });
globalStyle(`${exams} tbody td`, {
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '21mm minmax(0, 1fr)',
      padding: '0.6mm 0',
      borderBottom: 0,
    },
  },
});
