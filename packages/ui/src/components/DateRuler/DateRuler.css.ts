import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { widest } from './ruler.ts';

const { color, space, text, weight, line } = token;
/** From this width on there is room for a ruler; paper always has it. */
const wide = '(min-width: 760px), print';
const onDesk = <const Rule extends object>(rule: Rule) => ({ '@media': { [wide]: rule } });

/** Position along the ruler, 0 to 1; share of the label left of its point, 0 to 1; row of the label; number of rows. */
export const x = createVar();
export const anchor = createVar();
export const row = createVar();
export const rows = createVar();

/** The height of a row: label and time, or the label alone where the time is above its stroke. */
const wordsHeight = createVar();
const tick = '[data-look="tick"] ';

export const figure = style({
  vars: { [wordsHeight]: '2.75rem' },
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-look="tick"]': { vars: { [wordsHeight]: '1.5rem' } },
    // Room for words of two lines.
    '&[data-tall]': { vars: { [wordsHeight]: '4rem' } },
    '&[data-tall][data-look="tick"]': { vars: { [wordsHeight]: '2.75rem' } },
  },
});

export const chart = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  ...onDesk({
    display: 'block',
    position: 'relative',
    paddingTop: 28,
    paddingBottom: `calc(${wordsHeight} * ${rows} + 4px)`,
  }),
});

export const track = style({
  display: 'none',
  ...onDesk({ display: 'block', width: '100%', height: 24, overflow: 'visible' }),
});
export const base = style({ stroke: color.lineStrong, strokeWidth: line.hair });
export const mark = style({ stroke: color.lineStrong, strokeWidth: line.hair });
export const span = style({ stroke: color.inkStrong, strokeWidth: 4 });
export const done = style({ stroke: color.brandSolid, strokeWidth: 4 });
export const left = style({ stroke: color.warningSolid, strokeWidth: 4, strokeDasharray: '2 4' });
export const nowMark = style({ stroke: color.inkStrong, strokeWidth: 1.5 });

export const list = style({
  order: 1,
  ...onDesk({ position: 'absolute', inset: '28px 0 auto', height: 24 }),
});

/** Only where the ruler is a list. */
export const fold = style({ display: 'inline-block', marginTop: space.x2, ...onDesk({ display: 'none' }) });

export const point = style({
  position: 'relative',
  paddingLeft: space.x5,
  paddingBottom: space.x3,
  color: color.lineStrong,
  selectors: {
    '&[data-past]': { color: color.brandSolid },
    '&[data-next]': { color: color.warningSolid },
    '&:last-child, [data-folded] &': { paddingBottom: 0 },
    // The thread to the next point.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: 5,
      top: 18,
      bottom: -6,
      width: 1,
      background: color.lineStrong,
    },
  },
  '@media': {
    // On paper all of them are there.
    'screen and (max-width: 759.98px)': {
      selectors: {
        '[data-folded] &:not([data-first])': { display: 'none' },
        '[data-folded] &:not(:last-child)::after': { content: 'none' },
      },
    },
    [wide]: {
      position: 'absolute',
      left: `calc(${x} * 100%)`,
      top: 0,
      padding: 0,
      selectors: { '&:not(:last-child)::after': { content: 'none' } },
    },
  },
});

export const dot = style({
  position: 'absolute',
  left: 0,
  top: 6,
  width: 11,
  height: 11,
  border: '1.5px solid currentcolor',
  borderRadius: '50%',
  background: color.surface,
  selectors: {
    '[data-past] > &': { background: 'currentcolor' },
    [`${tick}&`]: { color: color.inkStrong },
  },
  '@media': {
    [wide]: {
      left: -5.5,
      top: 6.5,
      selectors: {
        // The ends stay within the ruler.
        'div:not([data-look="tick"]) > div > ol > li:first-child > &': { left: 0 },
        'div:not([data-look="tick"]) > div > ol > li:last-child:not(:first-child) > &': { left: -11 },
        [`${tick}li > &`]: {
          left: -0.75,
          top: 3,
          width: 1.5,
          height: 18,
          border: 0,
          borderRadius: 0,
          background: 'currentcolor',
        },
      },
    },
  },
});

export const words = style({
  display: 'block',
  color: color.ink,
  fontSize: text.ui,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '@media': {
    [wide]: {
      position: 'absolute',
      top: `calc(24px + ${wordsHeight} * ${row})`,
      left: 0,
      width: 'max-content',
      maxWidth: `${widest}em`,
      fontSize: text.small,
      lineHeight: 1.45,
      textAlign: 'center',
      // At the ends the words are aligned with the ruler.
      selectors: {
        'li:first-child > &': { textAlign: 'start' },
        'li:last-child:not(:first-child) > &': { textAlign: 'end' },
      },
      transform: `translateX(calc(-100% * ${anchor}))`,
    },
  },
});
export const what = style({
  display: 'block',
  selectors: { '[data-next] &': { color: color.inkStrong, fontWeight: weight.strong } },
  // No more than the two lines that a row has room for.
  ...onDesk({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    textWrap: 'balance',
  }),
});
export const when = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: text.small,
  '@media': { [wide]: { fontSize: text.caption } },
});
// On a ticket the time is above its stroke.
globalStyle(`${tick}${when}`, { color: color.inkStrong, fontWeight: weight.strong, fontSize: text.ui });
globalStyle(`${tick}${when}`, {
  '@media': {
    [wide]: {
      position: 'absolute',
      whiteSpace: 'nowrap',
      bottom: `calc(100% + 24px + ${wordsHeight} * ${row})`,
      // Over its stroke, and at the ends in line with the words below.
      left: `calc(100% * ${anchor})`,
      transform: `translateX(calc(-100% * ${anchor}))`,
    },
  },
});

export const now = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x2}`,
  fontSize: text.ui,
  lineHeight: 1.5,
  '@media': {
    [wide]: {
      position: 'absolute',
      top: 0,
      left: `calc(${x} * 100%)`,
      whiteSpace: 'nowrap',
      fontSize: text.small,
      transform: 'translateX(-1em)',
      selectors: {
        '&[data-late]': {
          left: 'auto',
          right: `calc((1 - ${x}) * 100%)`,
          flexDirection: 'row-reverse',
          transform: 'translateX(1em)',
        },
      },
    },
  },
});
export const nowLabel = style({ color: color.inkStrong, fontWeight: weight.strong });
export const nowNote = style({ color: color.warningSolid });
