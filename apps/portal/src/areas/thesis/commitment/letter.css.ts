import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { head } from '../../../shared/print/PrintFrame.css.ts';

const { color, space, text, font, weight } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

const twoColumns = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
const onWideOrPaper = (look: StyleRule) => ({ [media.sideBySide]: look, print: look });

/** A sheet on the desk; on a phone the page itself is the paper. */
export const sheet = style({
  minWidth: 0,
  marginTop: space.x6,
  color: color.inkStrong,
  fontFamily: font.serif,
  overflowWrap: 'anywhere',
  '@media': {
    [media.sideBySide]: {
      padding: `${space.x11} ${space.x12} ${space.x12}`,
      border: hair,
      background: color.raised,
      boxShadow: '0 12px 32px -24px rgb(38 34 24 / 0.4)',
    },
    // One page of A4.
    print: { marginTop: 0, fontSize: '10.5pt', lineHeight: 1.6 },
  },
});
/** The letter names the student itself. */
globalStyle(`:root:has(${sheet}) ${head}`, { '@media': { print: { display: 'none' } } });
export const title = style({
  marginBottom: space.x5,
  fontFamily: font.serif,
  fontSize: text.title,
  lineHeight: 1.4,
  letterSpacing: '0.04em',
  textAlign: 'center',
  textWrap: 'balance',
});

export const fields = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBottom: space.x5,
    borderTop: `2px solid ${color.inkStrong}`,
    borderBottom: `${token.line.hair} solid ${color.inkStrong}`,
    fontSize: text.ui,
    lineHeight: 1.5,
    '@media': { [media.sideBySide]: twoColumns, print: { ...twoColumns, marginBottom: space.x3 } },
  },
]);
const wholeLine = { '@media': onWideOrPaper({ gridColumn: '1 / -1' }) };
export const field = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '76px minmax(0, 1fr)',
    gap: space.x2,
    padding: `${space.x2} 0`,
    borderTop: hair,
    selectors: {
      '&:first-child': { borderTop: 0 },
      '&:nth-child(2)': { '@media': onWideOrPaper({ borderTop: 0 }) },
    },
  },
  variants: {
    look: { half: {}, wide: wholeLine, title: { ...wholeLine, fontWeight: weight.strong } },
  },
});
globalStyle(`${fields} dt`, { color: color.inkMuted, fontWeight: weight.regular });

export const paragraph = style({
  textIndent: '2em',
  lineHeight: 1.9,
  '@media': { print: { lineHeight: 1.6 } },
});
export const items = style({ margin: `${space.x3} 0`, counterReset: 'item' });
globalStyle(`${items} > li`, {
  position: 'relative',
  padding: `${space.x1} 0 ${space.x1} 2em`,
  lineHeight: 1.85,
  '@media': { print: { lineHeight: 1.6, paddingBlock: space.x05 } },
  counterIncrement: 'item',
});
globalStyle(`${items} > li::before`, { content: 'counter(item) "."', position: 'absolute', left: '.5em' });
globalStyle(`${items} b`, { fontWeight: weight.strong });

export const after = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    gap: `${space.x1} ${space.x4}`,
    marginTop: space.x5,
    fontSize: text.ui,
    lineHeight: 1.9,
  },
]);
globalStyle(`${after} dd`, { color: color.inkMuted });
export const note = style({
  marginTop: space.x5,
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: 1.65,
});
