import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space, text, weight, line, radius } = token;
const desk = '(min-width: 900px)';
const onDesk = <const Rule extends object>(rule: Rule) => ({ '@media': { [desk]: rule } });

/** Hours from the top, duration in hours, column and number of columns, and hours of the whole day. */
export const from = createVar();
export const length = createVar();
export const column = createVar();
export const columns = createVar();
export const hours = createVar();

const hourHeight = '3.5rem';
const headHeight = '3.75rem';
/** An event beside another, neither pointed at nor in focus. */
const beside = '[data-narrow]:not(:hover, :focus-within)';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x3}`,
  marginBottom: space.x3,
});
export const title = style({ fontSize: text.body, fontVariantNumeric: 'tabular-nums' });
export const turn = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  marginInlineStart: 'auto',
});
globalStyle(`${turn} > button:has(svg)`, { minWidth: 44, minHeight: 44 });
export const empty = style({ margin: `0 0 ${space.x3}`, color: color.inkMuted, fontSize: text.ui });

export const chart = style(
  onDesk({
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    borderTop: `${line.rule} solid ${color.inkStrong}`,
  }),
);
export const scale = style({ display: 'none', ...onDesk({ display: 'block', paddingTop: headHeight }) });
export const hour = style({
  display: 'block',
  height: hourHeight,
  color: color.inkMuted,
  fontSize: text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  transform: 'translateY(-0.5em)',
  selectors: { '&:last-child': { height: 0 } },
});

export const days = style(onDesk({ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }));

export const day = style({
  borderTop: `${line.hair} solid ${color.lineSoft}`,
  padding: `${space.x3} 0`,
  selectors: { '&[data-today]': { borderTop: `${line.rule} solid ${color.inkStrong}` } },
  '@media': {
    [desk]: {
      padding: 0,
      borderTop: 0,
      borderInlineStart: `${line.hair} solid ${color.lineSoft}`,
      selectors: { '&[data-today]': { borderTop: 0, background: color.raised } },
    },
  },
});

export const dayName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x2,
  fontSize: text.ui,
  '@media': {
    [desk]: {
      alignContent: 'center',
      height: headHeight,
      padding: `0 ${space.x2}`,
      borderBottom: `${line.hair} solid ${color.lineSoft}`,
      fontSize: text.small,
    },
  },
});
export const date = style({
  color: color.inkMuted,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const todayWord = style({ color: color.brandSolid });

export const lane = style(
  onDesk({
    position: 'relative',
    height: `calc(${hourHeight} * ${hours})`,
    backgroundImage: `repeating-linear-gradient(${color.lineSoft} 0 1px, transparent 1px ${hourHeight})`,
    backgroundPosition: '0 -1px',
  }),
);

export const nowLine = style({
  display: 'none',
  ...onDesk({
    display: 'block',
    position: 'absolute',
    insetInline: 0,
    top: `calc(${hourHeight} * ${from})`,
    borderTop: `2px solid ${color.dangerSolid}`,
    pointerEvents: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      // The line runs under the events and strikes no word through; its head stays visible.
      zIndex: 2,
      left: -4,
      top: -5,
      width: 8,
      height: 8,
      borderRadius: '50%',
      background: color.dangerSolid,
    },
  }),
});

export const free = style({
  color: color.inkMuted,
  fontSize: text.small,
  // On a desk an empty column says it.
  ...onDesk({
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
});

export const events = style({
  display: 'grid',
  gap: space.x2,
  marginTop: space.x2,
  ...onDesk({ display: 'block', marginTop: 0 }),
});

export const place = style(
  onDesk({
    position: 'absolute',
    top: `calc(${hourHeight} * ${from})`,
    left: `calc(100% / ${columns} * ${column})`,
    width: `calc(100% / ${columns})`,
    height: `calc(${hourHeight} * max(${length}, 1))`,
    padding: '1px 2px',
    // A short event opens to its words when it is pointed at or has the focus.
    selectors: {
      '&:hover, &:focus-within': {
        zIndex: 3,
        height: 'auto',
        minHeight: `calc(${hourHeight} * max(${length}, 1))`,
      },
    },
  }),
);

export const event = style({
  display: 'block',
  minHeight: 44,
  height: '100%',
  padding: `${space.x15} ${space.x2}`,
  overflow: 'hidden',
  borderInlineStart: '3px solid currentcolor',
  borderRadius: radius.small,
  fontSize: text.small,
  lineHeight: 1.45,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-clash] > &': { boxShadow: `inset 0 0 0 1.5px ${color.dangerSolid}` },
    ':root[data-theme="contrast"] &': { border: '1px solid currentcolor', borderInlineStartWidth: 3 },
  },
  '@media': {
    [desk]: {
      minHeight: 0,
      padding: `3px ${space.x15}`,
      fontSize: text.caption,
      // Lines that do not fit wrap to an invisible column: no line is cut through.
      columns: 1,
      columnGap: space.x8,
      columnFill: 'auto',
      orphans: 1,
      widows: 1,
    },
    print: { border: '1px solid currentcolor' },
  },
});
export const kinds = styleVariants({
  live: { background: color.infoSoft, color: color.infoSolid },
  exam: { background: color.brandSoft, color: color.brandSolid },
  deadline: { background: color.warningSoft, color: color.warningSolid },
  registered: { background: color.successSoft, color: color.successSolid },
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `0 ${space.x2}`,
});
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});
export const time = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Beside another event there is no room for it, and its place says it.
  ...onDesk({
    selectors: {
      '[data-narrow] &': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
});
export const what = style({
  flexBasis: '100%',
  color: color.inkStrong,
  fontSize: text.ui,
  fontWeight: weight.medium,
  ...onDesk({ fontSize: text.small }),
});
export const note = style({ flexBasis: '100%', color: color.ink });
export const clash = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  color: color.dangerSolid,
  fontWeight: weight.medium,
  ...onDesk({ order: -1, flexBasis: '100%', selectors: { [`${beside} &`]: { flexBasis: 'auto' } } }),
});
/** Beside another event only the icons have room; among three or more also when it is pointed at. */
export const word = style(
  onDesk({
    selectors: {
      [`:is([data-slim], ${beside}) &`]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);
globalStyle(`a[data-hovered] ${what}`, { textDecoration: 'underline' });
