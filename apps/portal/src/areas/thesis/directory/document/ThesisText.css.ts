import { token } from '@qianwei/ui/theme';
import { documentText, tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text: size } = token;
const line = `${token.line.hair} solid ${color.lineStrong}`;

export const text = style([
  documentText,
  tabular,
  {
    color: color.inkStrong,
    fontSize: size.body,
    lineHeight: 1.9,
    overflowWrap: 'anywhere',
  },
]);
export const title = style({
  margin: `${space.x5} 0`,
  fontSize: size.lead,
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'balance',
});
export const titleEn = style({ margin: `0 0 ${space.x5}`, textAlign: 'center', textWrap: 'balance' });
export const heading = style({
  margin: `${space.x35} 0 ${space.x05}`,
  fontFamily: 'inherit',
  fontSize: size.body,
  fontWeight: 700,
});
export const omitted = style({ marginTop: space.x2, color: color.inkMuted, fontSize: size.small });
export const gap = style({ color: color.inkMuted, textIndent: '2em' });
export const paragraph = style({ textIndent: '2em' });
/** A press within a paragraph is not indented. */
export const inText = style({ textIndent: 0 });

export const figure = style({ margin: `${space.x4} 0` });
export const box = style({
  padding: space.x4,
  border: line,
  borderRadius: token.radius.small,
  color: color.ink,
  fontFamily: token.font.sans,
  fontSize: size.small,
  lineHeight: 1.65,
});
export const caption = style({ padding: `${space.x15} 0`, fontSize: size.small, textAlign: 'center' });
export const formula = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  overflowX: 'auto',
});
export const code = style({
  padding: space.x4,
  border: line,
  borderRadius: token.radius.small,
  overflowX: 'auto',
  fontFamily: token.font.code,
  fontSize: size.small,
  lineHeight: 1.6,
  whiteSpace: 'pre',
});
export const outline = style({ paddingLeft: '2em', lineHeight: 1.7 });

export const scroller = style({ margin: `${space.x3} 0`, overflowX: 'auto' });
export const table = style({
  width: '100%',
  borderTop: line,
  borderBottom: line,
  borderCollapse: 'collapse',
  fontSize: size.small,
  lineHeight: 1.6,
});
/** The cells of a first column of short names. */
export const nameCell = style({ whiteSpace: 'nowrap' });
export const cell = style({
  minWidth: '5em',
  padding: `${space.x1} ${space.x2}`,
  textAlign: 'left',
  verticalAlign: 'top',
  selectors: { 'thead &': { borderBottom: line, fontWeight: token.weight.strong } },
});

export const references = style({ fontSize: size.small, lineHeight: 1.7 });
export const reference = style({ padding: `${space.x05} 0 ${space.x05} 2em`, textIndent: '-2em' });
export const footnote = style({
  display: 'grid',
  gridTemplateColumns: '2.5em minmax(0, 1fr)',
  padding: `${space.x05} 0`,
});
