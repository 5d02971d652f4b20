import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { type StyleRule, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { pastShare } from './batch-points.ts';
import { dot, thread } from './dated-points.ts';

const { color, space, text } = token;

/** The axis has room from here on; in em, so that 特大 has the list. */
const axis = '(min-width: 52em)';
const list = `not ${axis}`;
/** Height of a label, and of a lane above its line. */
const labelHeight = '3.1em';
const laneHead = '3em';
const today = `${pastShare * 100}%`;

/** A style on the axis for each row of labels. */
const variantsOf = (styleOf: (row: number) => StyleRule) =>
  ({
    0: { '@container': { [axis]: styleOf(0) } },
    1: { '@container': { [axis]: styleOf(1) } },
    2: { '@container': { [axis]: styleOf(2) } },
    3: { '@container': { [axis]: styleOf(3) } },
  }) as const;

export const frame = style({ containerType: 'inline-size', fontSize: text.body });

export const chart = style({
  position: 'relative',
  fontSize: text.small,
  '@container': {
    [axis]: { paddingTop: space.x6 },
    [list]: { display: 'grid', gap: space.x5, fontSize: text.ui },
  },
});

export const todayMark = style({
  '@container': {
    [axis]: {
      position: 'absolute',
      insetBlock: 0,
      left: today,
      width: '4em',
      marginLeft: '-2em',
      background: `repeating-linear-gradient(${color.lineStrong} 0 1px, transparent 1px 5px) center / 1px 100% no-repeat`,
      color: color.inkStrong,
      fontWeight: token.weight.strong,
      lineHeight: 1.5,
      textAlign: 'center',
      // The word stands above its line.
      backgroundPosition: 'center 1.6em',
    },
    [list]: { display: 'none' },
  },
});

export const lane = recipe({
  base: { position: 'relative' },
  variants: {
    lastRow: variantsOf((row) => ({ height: `calc(${laneHead} + ${labelHeight} * ${row + 1} + 0.9em)` })),
  },
});

export const name = style({
  color: color.inkMuted,
  '@container': {
    [axis]: { position: 'absolute', top: 0, left: `calc(${today} + 12px)` },
    [list]: { marginBottom: space.x3 },
  },
});
export const major = style({ color: color.inkStrong, fontWeight: token.weight.strong });

export const points = style({
  '@container': {
    [axis]: {
      position: 'absolute',
      insetInline: 0,
      top: laneHead,
      height: 1,
      background: color.lineStrong,
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          top: -2,
          left: 0,
          width: today,
          height: 4,
          background: color.brandSolid,
        },
      },
    },
  },
});

/** From today to a day that is soon. */
export const soon = style({
  '@container': {
    [axis]: {
      position: 'absolute',
      top: laneHead,
      left: today,
      height: 4,
      marginTop: -2,
      background: `repeating-linear-gradient(90deg, ${color.warningSolid} 0 2px, ${color.surface} 2px 5px)`,
    },
  },
});

/** Its place on the axis is set by the page; in a list it has none. */
export const point = style([
  tabular,
  {
    '@container': {
      [axis]: { position: 'absolute', top: 0, width: 'max-content', transform: 'translateX(-50%)' },
    },
  },
]);

export const entry = recipe({
  base: {
    position: 'relative',
    selectors: {
      '&::before': dot,
      '&[data-soon]::before': { borderColor: color.warningSolid },
    },
    '@container': {
      [axis]: {
        display: 'grid',
        lineHeight: 1.4,
        textAlign: 'center',
        selectors: { '&::before': { top: -4.5, left: 'calc(50% - 5px)' } },
      },
      [list]: {
        display: 'flex',
        flexDirection: 'column-reverse',
        padding: `0 0 ${space.x4} ${space.x6}`,
        lineHeight: 1.5,
        selectors: {
          '&::before': { top: 6, left: 0 },
          '&[data-soon]::before': { background: color.warningSolid },
          [`${point}:last-child > &`]: { paddingBottom: 0 },
          [`${point}:not(:last-child) > &::after`]: thread,
        },
      },
    },
  },
  variants: {
    row: variantsOf((row) => ({
      paddingTop: `calc(0.8em + ${labelHeight} * ${row})`,
      // A label in a lower row hangs on its dot.
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          top: 6,
          left: 'calc(50% - 0.5px)',
          width: 1,
          height: `calc(${labelHeight} * ${row})`,
          background: color.lineSoft,
        },
      },
    })),
  },
});

export const what = style({ color: color.ink });
export const nextWhat = style({ color: color.inkStrong, fontWeight: token.weight.strong });
export const when = style({
  color: color.inkMuted,
  selectors: { '[data-soon] > &': { color: color.warningSolid } },
  '@container': {
    [list]: { color: color.inkStrong, fontWeight: token.weight.strong },
  },
});
/** Hides the line of today behind it. */
export const onAxis = style({
  '@container': { [axis]: { background: color.surface }, [list]: { display: 'none' } },
});
export const inList = style({ '@container': { [axis]: { display: 'none' } } });
