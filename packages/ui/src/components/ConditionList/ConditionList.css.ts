import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';
import { tabular } from '../../theme/text.css.ts';

const { color, space, text } = token;
const hairline = `${token.line.hair} solid ${color.lineSoft}`;
/** Wide enough for the story and its gauge side by side. */
const wideFrame = '(min-width: 560px)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x7,
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.x4,
});
export const title = style({ fontSize: text.body, lineHeight: 1.6 });
export const note = style([
  tabular,
  { minWidth: 0, color: color.inkMuted, fontSize: text.small, overflowWrap: 'anywhere' },
]);

export const unmet = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: space.x3,
  padding: `${space.x5} 0`,
  borderBottom: hairline,
  breakInside: 'avoid',
  '@container': { [wideFrame]: { gridTemplateColumns: '28px minmax(0, 1fr) minmax(180px, 232px)' } },
});
export const unmetMark = style({
  color: color.dangerSolid,
  // More specific than the mark's own 12 px.
  selectors: { '&&': { width: 20, height: 20, marginTop: 3 } },
});
export const story = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontSize: text.body, lineHeight: '1.625' });
export const value = style([tabular, { fontSize: text.ui, lineHeight: 1.65 }]);
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  marginTop: space.x2,
  fontSize: text.ui,
  fontVariantNumeric: 'tabular-nums',
});
export const source = style([
  tabular,
  { marginTop: space.x2, color: color.inkMuted, fontSize: text.caption, lineHeight: '24px' },
]);
export const sourceDate = style({ display: 'inline-block', whiteSpace: 'nowrap' });
/** A space that disappears when the date is on a line of its own. */
globalStyle(`${source} > :not(:last-child)`, { marginRight: space.x2 });

export const gauge = style({
  gridColumn: 2,
  minWidth: 0,
  maxWidth: 320,
  marginTop: space.x3,
  overflowWrap: 'anywhere',
  '@container': { [wideFrame]: { gridColumn: 'auto', maxWidth: 'none', marginTop: 0 } },
});
export const figures = style({ display: 'grid', alignItems: 'baseline', minHeight: 26, lineHeight: 1.3 });
export const mine = style([
  tabular,
  {
    paddingRight: space.x25,
    color: color.inkStrong,
    fontSize: text.lead,
    fontWeight: token.weight.medium,
    textAlign: 'end',
  },
]);
export const need = style([
  tabular,
  { gridColumn: 3, paddingLeft: space.x15, color: color.inkMuted, fontSize: text.small },
]);
export const stageName = style({
  gridColumn: 2,
  color: color.inkStrong,
  fontSize: text.small,
  fontWeight: token.weight.medium,
});

export const track = recipe({
  base: {
    position: 'relative',
    height: 24,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        top: 11.5,
        right: 0,
        left: 0,
        height: 1,
        background: color.lineStrong,
      },
    },
  },
  /** Room for half of the first and the last dot. */
  variants: { dotted: { true: { margin: '0 6px' } } },
});
const onTrack = { position: 'absolute' as const, printColorAdjust: 'exact' as const };
export const bar = style({
  ...onTrack,
  top: 9,
  left: 0,
  height: 6,
  borderRadius: 1,
  background: color.dataNow,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const line = style({ ...onTrack, top: 0, width: 1.5, height: 24, background: color.inkStrong });
export const stageBar = style([bar, { top: 10.5, height: 3 }]);
export const dot = recipe({
  base: {
    ...onTrack,
    top: 6.5,
    width: 11,
    height: 11,
    marginLeft: -5.5,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.surface,
  },
  variants: {
    at: {
      past: { borderColor: color.dataNow, background: color.dataNow },
      here: { borderColor: color.dangerSolid, background: color.dangerSolid },
      ahead: {},
    },
  },
});
export const gap = style([tabular, { color: color.dangerSolid, fontSize: text.small, lineHeight: 1.6 }]);

export const settledList = style({
  marginTop: space.x1,
  '@container': { [wideFrame]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space.x10 } },
});
export const settled = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  padding: `${space.x25} 0`,
  borderBottom: hairline,
  fontSize: text.ui,
  overflowWrap: 'anywhere',
});
export const metMark = style({ color: color.successSolid });
export const pendingMark = style({ color: color.inkStrong });
export const settledName = style({ minWidth: 0, color: color.inkStrong });
export const settledValue = style([
  tabular,
  { minWidth: '25%', marginLeft: 'auto', color: color.inkMuted, fontSize: text.small, textAlign: 'end' },
]);
