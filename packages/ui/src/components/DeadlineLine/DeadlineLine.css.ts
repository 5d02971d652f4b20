import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { wide } from '../AppShell/frame.css.ts';

const { color, space, text, line } = token;

/** 0 to 1 along the ruler. */
export const x = createVar();
/** Rows above the lowest. */
export const row = createVar();
/** How many rows there are. */
export const rows = createVar();

const rowHeight = '1.6875rem';
const onDesk = <const Rule extends object>(rule: Rule) => ({ '@media': { [wide]: rule } });

export const empty = style({
  color: color.inkMuted,
  fontSize: text.ui,
  ...onDesk({ position: 'absolute', top: 12 }),
});

export const chart = style({
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  ...onDesk({ margin: `0 ${space.x1}`, paddingTop: `calc(${rowHeight} * ${rows} + 28px)` }),
});

export const list = style({
  paddingLeft: space.x5,
  ...onDesk({ position: 'absolute', inset: `0 0 36px`, padding: 0 }),
});

export const tone = styleVariants({
  danger: { color: color.dangerSolid },
  warning: { color: color.warningSolid },
  plain: { color: color.inkStrong },
});

export const item = style({
  position: 'relative',
  paddingBottom: space.x35,
  fontSize: text.ui,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // The dot.
    '&::before': {
      content: '""',
      position: 'absolute',
      left: -20,
      top: 6,
      width: 11,
      height: 11,
      borderRadius: '50%',
      background: 'currentcolor',
      boxShadow: `0 0 0 3px ${color.surface}`,
    },
    '&[data-tone="plain"]::before': { background: color.surface, border: '1.5px solid currentcolor' },
    // The thread to the next dot.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: -15,
      top: 20,
      bottom: -3,
      width: 1,
      background: color.lineStrong,
    },
  },
  '@media': {
    [wide]: {
      position: 'absolute',
      bottom: 0,
      // On whole pixels, so that every stem is as wide as the next.
      left: [`calc(${x} * 100%)`, `round(calc(${x} * 100%), 1px)`],
      width: 0,
      height: `calc(${rowHeight} * (${row} + 1) + 13px)`,
      padding: 0,
      fontSize: text.small,
      selectors: {
        '&::before': {
          left: -5,
          top: 'auto',
          bottom: -5,
          width: 10,
          height: 10,
          boxShadow: 'none',
          zIndex: 1,
        },
        // The stem.
        '&::after, &:not(:last-child)::after': {
          content: '""',
          position: 'absolute',
          left: -1,
          top: 0,
          bottom: 0,
          width: 2,
          background: 'currentcolor',
        },
        '&[data-tone="plain"]::after, &[data-tone="plain"]:not(:last-child)::after': {
          left: 0,
          width: 1,
          background: color.lineStrong,
        },
      },
    },
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});

export const words = style({
  color: 'inherit',
  ...onDesk({
    position: 'absolute',
    top: -3,
    left: 8,
    display: 'flex',
    gap: 10,
    whiteSpace: 'nowrap',
    selectors: { '[data-flipped] > &': { left: 'auto', right: 8 } },
  }),
});

export const when = style({
  display: 'block',
  fontSize: text.small,
  fontWeight: token.weight.strong,
});
export const whenLong = style({ ...onDesk({ display: 'none' }) });
export const whenShort = style({ display: 'none', ...onDesk({ display: 'inline' }) });
export const what = style({
  color: color.ink,
  ...onDesk({ maxWidth: '26em', overflow: 'hidden', textOverflow: 'ellipsis' }),
});
globalStyle(`${words}[data-hovered] > ${what}`, { textDecoration: 'underline' });

export const ruler = style({
  display: 'none',
  ...onDesk({ display: 'block', position: 'relative', height: 36 }),
});
export const track = style({
  position: 'absolute',
  inset: '0 0 auto',
  width: '100%',
  height: 12,
  overflow: 'visible',
});
export const edge = style({ stroke: color.inkStrong, strokeWidth: 1.5 });
export const mark = style({ stroke: color.lineStrong, strokeWidth: line.hair });
export const restDay = style({ fill: color.sunken });
export const tickLabel = style({
  position: 'absolute',
  top: 15,
  left: `calc(${x} * 100%)`,
  color: color.inkMuted,
  fontSize: text.caption,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
});
export const today = style([
  tickLabel,
  { left: 0, color: color.inkStrong, fontWeight: token.weight.strong, transform: 'none' },
]);
