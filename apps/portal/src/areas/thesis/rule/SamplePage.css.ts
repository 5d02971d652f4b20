import { token } from '@qianwei/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color } = token;

/** A length of the paper, in mm, and a size of type, in points, as shares of the width of the page (210 mm, 595 pt). */
const mm = (length: number) => `${(length / 210) * 100}cqw`;
const pt = (size: number) => `${(size / 595.28) * 100}cqw`;

export const sheet = style({
  position: 'relative',
  containerType: 'inline-size',
  aspectRatio: '210 / 297',
  background: color.raised,
  color: color.inkStrong,
  boxShadow: `0 0 0 1px ${color.lineSoft}, ${token.shadow.float}`,
});

export const measures = style({
  position: 'absolute',
  inset: 0,
  fill: 'none',
  stroke: color.infoSolid,
  strokeWidth: 0.35,
  pointerEvents: 'none',
});
export const frame = style({ strokeDasharray: '1 1.4', opacity: 0.55 });
export const measure = style({ fill: color.infoSolid, stroke: 'none', fontSize: 4.4 });

export const text = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  padding: `${mm(25)} ${mm(25)} ${mm(25)} ${mm(30)}`,
  fontFamily: token.font.serif,
  fontSize: pt(12),
  lineHeight: 1.5,
  pointerEvents: 'none',
});

export const part = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: 2,
  color: 'inherit',
  textAlign: 'justify',
  pointerEvents: 'auto',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-pressed="true"]': { background: color.brandSoft },
  },
});

/** Left of its part; of the page itself in the corner. */
export const number = style({
  position: 'absolute',
  top: 0,
  right: `calc(100% + ${mm(2)})`,
  color: color.infoSolid,
  fontFamily: token.font.sans,
  fontSize: `max(${pt(13)}, 9px)`,
  fontWeight: token.weight.strong,
  lineHeight: 1.3,
  textIndent: 0,
});

const black = { fontFamily: token.font.sans, fontWeight: token.weight.strong } as const;

/** 二号 22 pt, 三号 16 pt, 四号 14 pt, 小四 12 pt, 五号 10.5 pt. */
export const kinds = styleVariants({
  page: {
    position: 'absolute',
    inset: `0 0 auto 0`,
    height: mm(25),
  },
  title: {
    ...black,
    marginBottom: mm(4),
    fontSize: pt(22),
    lineHeight: 1.45,
    textAlign: 'center',
    textWrap: 'balance',
  },
  plain: {},
  heading: { ...black, marginTop: mm(4), fontSize: pt(16), textAlign: 'start' },
  body: { textAlign: 'justify', textIndent: '2em' },
  caption: { marginTop: mm(2), fontSize: pt(10.5), textAlign: 'center' },
  references: { marginTop: mm(4), fontSize: pt(10.5), textAlign: 'start' },
  pageNumber: {
    position: 'absolute',
    bottom: mm(12),
    left: '50%',
    width: mm(14),
    marginLeft: mm(-7),
    fontFamily: token.font.serif,
    fontSize: pt(10.5),
    textAlign: 'center',
  },
});

export const second = style({ ...black, marginTop: mm(2), fontSize: pt(14) });
export const referencesTitle = style({ ...black, display: 'block', fontSize: pt(16) });

export const figure = style({
  display: 'block',
  width: '62%',
  margin: '0 auto',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1,
});
export const bar = style({ fill: 'currentcolor', stroke: 'none', fontSize: 10 });

export const table = style({
  display: 'block',
  borderBlock: `${mm(0.5)} solid currentcolor`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  selectors: { '&:first-child': { borderBottom: `${mm(0.25)} solid currentcolor` } },
});

/** The number of the page itself is in its corner. */
globalStyle(`${kinds.page} > ${number}`, { top: mm(4), right: 'auto', left: mm(4) });
