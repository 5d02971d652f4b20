import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;
const hairline = `${token.line.hair} solid ${color.lineSoft}`;

export const prose = recipe({
  base: {
    maxWidth: token.measure,
    color: color.ink,
    lineHeight: 1.8,
    overflowWrap: 'anywhere',
    textWrapStyle: 'pretty',
    '@media': { print: { maxWidth: 'none', fontSize: '12pt', lineHeight: 1.7 } },
  },
  variants: {
    size: {
      small: { fontSize: '0.9375rem' },
      medium: { fontSize: '1.0625rem' },
      large: { fontSize: '1.1875rem' },
      larger: { fontSize: '1.375rem' },
      largest: { fontSize: '1.625rem' },
    },
    plain: {
      true: { maxWidth: 'none', color: 'inherit', fontSize: 'inherit', lineHeight: 'inherit' },
      false: {},
    },
  },
  defaultVariants: { size: 'medium', plain: false },
});

/** A wide table scrolls on its own: the page stays as wide as the screen. */
export const table = style({
  overflowX: 'auto',
  fontSize: '0.9em',
  lineHeight: 1.6,
  '@media': { print: { overflow: 'visible' } },
});

/** A table whose rows are cards on a phone: its columns have names. */
export const cards = style({});
/** The row of those names, which each card says. */
export const heads = style({});

/** A formula on a line of its own; a long one wraps between its terms. */
export const display = style({ display: 'block', padding: '0.25em 0' });
globalStyle(`${display} .katex-display`, { margin: 0 });
globalStyle(`${display} .katex-display > .katex`, { whiteSpace: 'normal' });

/** A mark on a link that leaves the portal; a screen reader gets words instead. */
export const external = style({
  '::before': { content: '"↗"', marginLeft: '0.1em', fontSize: '0.85em' },
});

export const missing = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  maxWidth: '100%',
  minHeight: 64,
  padding: `${space.x3} ${space.x4}`,
  border: `${token.line.hair} dashed ${color.lineStrong}`,
  borderRadius: token.radius.small,
  color: color.inkMuted,
  fontSize: token.text.small,
  lineHeight: 1.6,
});

const within = prose.classNames.base;
globalStyle(`${within} :is(p, ul, ol, dl, blockquote, pre, figure, ${table}, hr) + *`, {
  marginTop: '0.9em',
});
globalStyle(`${within} :is(h2, h3, h4, h5, h6)`, { marginBottom: '0.5em', lineHeight: 1.5 });
globalStyle(`${within} * + :is(h2, h3, h4, h5, h6)`, { marginTop: '1.4em' });
globalStyle(`${within} h2`, { fontSize: '1.2em' });
globalStyle(`${within} h3`, { fontSize: '1.1em' });
globalStyle(`${within} :is(ul, ol)`, { paddingLeft: '1.6em' });
globalStyle(`${within} ul`, { listStyleType: 'disc' });
globalStyle(`${within} ol`, { listStyleType: 'decimal' });
globalStyle(`${within} li + li`, { marginTop: '0.35em' });
globalStyle(`${within} li > :is(ul, ol)`, { marginTop: '0.35em' });
globalStyle(`${within} dt`, { color: color.inkStrong, fontWeight: token.weight.medium });
globalStyle(`${within} dd`, { paddingLeft: '1.6em' });
globalStyle(`${within} :is(strong, b)`, { color: color.inkStrong, fontWeight: token.weight.strong });
globalStyle(`${within} a`, {
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textDecorationColor: 'color-mix(in srgb, currentcolor 40%, transparent)',
});
globalStyle(`${within} a:hover`, { textDecorationColor: 'currentcolor' });
globalStyle(`${within} blockquote`, {
  paddingLeft: space.x4,
  borderLeft: `${token.line.rule} solid ${color.lineSoft}`,
  color: color.inkMuted,
});
globalStyle(`${within} hr`, { height: 0, border: 0, borderTop: hairline, marginTop: '1.4em' });
globalStyle(`${within} :is(code, kbd)`, {
  padding: '0.1em 0.35em',
  borderRadius: token.radius.small,
  background: color.sunken,
  fontFamily: token.font.code,
  fontSize: '0.9em',
});
globalStyle(`${within} pre`, {
  padding: space.x4,
  borderRadius: token.radius.small,
  background: color.sunken,
  fontSize: '0.9em',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  tabSize: 2,
});
globalStyle(`${within} pre code`, { padding: 0, background: 'none', fontSize: 'inherit' });
// The letters of formulas are smaller than Chinese ones of the same size.
globalStyle(`${within} .katex`, { fontSize: '1.12em' });
globalStyle(`${within} :is(sub, sup)`, { fontSize: '0.75em', lineHeight: 0 });
globalStyle(`${within} table`, { minWidth: 'min(100%, 28em)', width: 'auto' });
globalStyle(`${within} caption`, {
  paddingBottom: space.x2,
  color: color.inkMuted,
  textAlign: 'start',
  captionSide: 'top',
});
globalStyle(`${within} :is(th, td)`, {
  // Four characters stay together.
  minWidth: `calc(4em + 2 * ${space.x3} + 2px)`,
  padding: `${space.x2} ${space.x3}`,
  border: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${within} th`, { color: color.inkStrong, fontWeight: token.weight.strong });
const onPhone = 'screen and (max-width: 479px)';
const card = `${within} ${cards}`;
globalStyle(`${card}, ${card} :is(caption, tbody)`, {
  '@media': { [onPhone]: { display: 'block', minWidth: 0 } },
});
globalStyle(`${card} ${heads}`, { '@media': { [onPhone]: { display: 'none' } } });
globalStyle(`${card} tr`, {
  '@media': { [onPhone]: { display: 'block', padding: `${space.x3} 0`, borderTop: hairline } },
});
globalStyle(`${card} :is(td, th)`, {
  '@media': {
    [onPhone]: {
      display: 'grid',
      gridTemplateColumns: '6em minmax(0, 1fr)',
      gap: space.x3,
      minWidth: 0,
      padding: `${space.x05} 0`,
      border: 0,
    },
  },
});
globalStyle(`${card} [data-column]::before`, {
  '@media': {
    [onPhone]: { content: 'attr(data-column)', color: color.inkMuted, fontWeight: token.weight.regular },
  },
});
globalStyle(`${within} img`, { height: 'auto', borderRadius: token.radius.small });
// As wide as its picture, so that the caption is centred under it.
globalStyle(`${within} figure`, { width: 'fit-content', maxWidth: '100%' });
globalStyle(`${within} figcaption`, { color: color.inkMuted, fontSize: '0.85em', textAlign: 'center' });
globalStyle(`${within} > :first-child`, { marginTop: 0 });
globalStyle(`${within} > :last-child`, { marginBottom: 0 });
