import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { contrast } from '../../theme/colors.ts';
import { token } from '../../theme/contract.css.ts';

const { space } = token;

/** On `<html>` while one sheet is printed alone. */
export const isPrinting = style({});
/** On the sheet that is printed. */
export const isPrinted = style({});

/** Hides everything that neither contains the sheet nor belongs to it. Its ancestors have no box of their own. */
const outside = `:not(:has(.${isPrinted}), .${isPrinted}, .${isPrinted} *)`;
globalStyle(`.${isPrinting} body ${outside}`, { '@media': { print: { display: 'none !important' } } });
globalStyle(`.${isPrinting} body :has(.${isPrinted})`, {
  '@media': { print: { display: 'contents !important' } },
});

/** The paper: black on white on the screen too, whatever the theme. */
export const sheet = style({
  width: '100%',
  maxWidth: '210mm',
  minHeight: '12em',
  margin: '0 auto',
  padding: `clamp(16px, 6%, 18mm)`,
  fontFamily: token.font.serif,
  fontSize: '10.5pt',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '@media': {
    screen: {
      colorScheme: 'light',
      vars: assignVars(token.color, { ...contrast, lineSoft: contrast.lineStrong, brandSolid: contrast.ink }),
      color: token.color.ink,
      background: token.color.surface,
      boxShadow: token.shadow.float,
    },
    print: {
      display: 'block !important',
      maxWidth: 'none',
      minHeight: 0,
      margin: 0,
      padding: 0,
      page: 'qw-sheet',
    },
  },
});

/** Only on paper. */
export const hidden = style({ '@media': { screen: { display: 'none' } } });

/** The head and the foot as the page's margins show them on paper. */
const margin = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.x4,
  fontSize: '9pt',
  lineHeight: 1.6,
  '@media': { print: { display: 'none' } },
});
export const head = style([
  margin,
  { paddingBottom: 6, borderBottom: '0.5pt solid', marginBottom: space.x6 },
]);
export const foot = style([margin, { paddingTop: 6, borderTop: '0.5pt solid', marginTop: space.x8 }]);

export const issuer = style({
  fontSize: '13pt',
  lineHeight: 1.5,
  letterSpacing: '0.12em',
  textIndent: '0.12em',
  textAlign: 'center',
});
export const title = style({
  marginBottom: space.x3,
  fontSize: '18pt',
  fontWeight: 700,
  lineHeight: 1.4,
  textAlign: 'center',
});
export const body = style({ display: 'grid', gap: space.x4, marginTop: space.x5, minWidth: 0 });
globalStyle(`${body} > *`, { minWidth: 0 });
globalStyle(`${sheet} table`, { fontSize: 'inherit' });
globalStyle(`${sheet} :is(th, td)`, {
  padding: '1.2mm 2mm 1.2mm 0',
  borderBottom: '0.5pt solid',
  textAlign: 'start',
  verticalAlign: 'top',
});
// A heading of two characters is not set one above the other where the sheet is narrow.
globalStyle(`${sheet} th`, { wordBreak: 'keep-all', overflowWrap: 'break-word' });
globalStyle(`${sheet} :is(h2, h3, h4)`, { fontFamily: token.font.serif });
globalStyle(`${sheet} thead`, { display: 'table-header-group' });
globalStyle(`${sheet} a`, { color: 'inherit', textDecoration: 'none' });
