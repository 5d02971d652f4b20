import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, line, space, text } = token;

export const list = style({
  display: 'grid',
  gap: space.x35,
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** Label and value above the bar; from 480 px on in one line with it. */
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space.x1} ${space.x4}`,
  fontSize: text.ui,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '@container': {
    // No column depends on its content, so that all bars begin and end alike.
    '(min-width: 480px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(6em, 30%) minmax(0, 1fr) min(12em, 30%)',
    },
  },
});

export const label = style({ flex: '1 1 10em', minWidth: 0, color: color.ink });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: `0 ${space.x3}`,
  color: color.inkMuted,
  fontSize: text.small,
  '@container': { '(min-width: 480px)': { order: 1, justifyContent: 'flex-start' } },
});

export const value = style({
  color: color.inkStrong,
  fontSize: text.ui,
  fontWeight: token.weight.medium,
  '@container': { '(min-width: 480px)': { minWidth: '3.4em' } },
});
export const weak = style({ color: color.dangerSolid });

export const bar = style({
  flex: '1 0 100%',
  width: '100%',
  height: 14,
  overflow: 'visible',
  '@container': { '(min-width: 480px)': { alignSelf: 'start', marginTop: 'calc((1.5em - 14px) / 2)' } },
});
export const track = style({ fill: color.sunken, '@media': { print: { stroke: color.lineSoft } } });
export const fill = style({ fill: color.dataNow });
export const hatched = style({ stroke: color.dangerSolid, strokeWidth: line.hair });
export const hatchGround = style({ fill: color.dangerSoft });
export const hatchLine = style({ stroke: color.dangerSolid, strokeWidth: 2 });
/** The tick of the comparison, cut out of the bar so that it is seen on both grounds. */
export const tick = style({
  fill: color.inkStrong,
  stroke: color.surface,
  strokeWidth: 2,
  paintOrder: 'stroke',
});

export const note = style({
  flex: '1 0 100%',
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: 1.5,
  '@container': { '(min-width: 480px)': { order: 2, gridColumn: '2 / -1' } },
});

export const empty = style({ color: color.inkMuted, fontSize: text.small });

/** Several lines of name or figures are beside the bar and its note, and do not push them apart. */
const wide = '(min-width: 480px)';
globalStyle(`${item}:has(> ${note})`, { '@container': { [wide]: { gridTemplateRows: 'auto 1fr' } } });
globalStyle(`${item}:has(> ${note}) > :is(${label}, ${figures})`, {
  '@container': { [wide]: { gridRow: 'span 2' } },
});

globalStyle(`${bar} *`, { '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } } });
