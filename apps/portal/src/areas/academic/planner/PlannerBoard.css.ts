import { token } from '@qianwei/ui/theme';
import { phrases, tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, line, space, text } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;
const heldHair = `${line.hair} solid ${color.brandSolid}`;

/** Board and slips; more periods than there is room for scroll. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderTop: `2px solid ${color.inkStrong}`,
});
export const scroller = style({ overflowX: 'auto', scrollbarWidth: 'thin' });
export const board = style([
  tabular,
  {
    width: '100%',
    tableLayout: 'fixed',
    fontSize: text.small,
    lineHeight: 1.5,
    textAlign: 'start',
  },
]);
globalStyle(`${board} :is(th, td)`, {
  padding: `${space.x25} ${space.x3}`,
  borderBottom: hair,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: token.weight.regular,
  color: color.inkMuted,
});
globalStyle(`${board} :is(th, td) + :is(th, td)`, { borderInlineStart: hair });
globalStyle(`${board} tr > :is(th, td):first-child`, { width: 112, paddingInlineStart: 0 });
globalStyle(`${board} thead :is(th, td)`, { borderBottomColor: color.lineStrong });
globalStyle(`${board} b`, {
  display: 'block',
  color: color.inkStrong,
  fontSize: text.ui,
  fontWeight: token.weight.strong,
});
globalStyle(`${board} :is(th, td)[data-kind=open] b`, { color: color.brandSolid });
globalStyle(`${board} :is(th, td)[data-kind=spare]`, { borderInlineStartStyle: 'dashed' });
globalStyle(`${board} thead [data-kind=spare] b`, {
  color: color.inkMuted,
  fontWeight: token.weight.medium,
});
export const note = style({ display: 'block' });
export const cell = style({ height: 86 });

/** The row of the course that is being moved, with the places for it. */
globalStyle(`${board} tr[data-held] > *`, {
  background: color.brandSoft,
  color: color.ink,
  borderBottomColor: 'transparent',
  borderTop: heldHair,
});
export const moving = style({ color: color.brandSolid, fontWeight: token.weight.strong });
export const choices = style({});
globalStyle(`${choices} > *`, { background: color.brandSoft });
globalStyle(`${board} ${choices} > *`, { padding: 0, borderBottom: heldHair, color: color.ink });
/** A course in its place: pressed to move it. */
export const tile = style([
  phrases,
  {
    display: 'block',
    width: `calc(100% + 2 * ${space.x2})`,
    minHeight: 64,
    margin: `calc(${space.x15} * -1) calc(${space.x2} * -1)`,
    padding: `${space.x15} ${space.x2}`,
    borderRadius: token.radius.small,
    color: color.inkMuted,
    textAlign: 'start',
    lineHeight: 1.5,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.sunken },
      '&[data-focus-visible]': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: 0 },
      '&[data-held]': {
        background: color.raised,
        boxShadow: `0 0 0 1px ${color.brandSolid}, ${token.shadow.float}`,
      },
      '&[data-fixed]': { cursor: 'default' },
    },
  },
]);
export const sum = style({});
globalStyle(`${board} ${sum} > *`, { color: color.ink });
globalStyle(`${board} ${sum} > th`, { color: color.inkMuted });
export const first = style({});
globalStyle(`${board} ${first} > *`, { borderTop: `${line.hair} solid ${color.lineStrong}` });
/** The thesis, from the choice of its topic to the end. */
export const run = style({ display: 'block', height: 3, marginTop: space.x15, background: color.brandSolid });

/** The slips at the right edge of the board. */
export const slips = style({
  display: 'flex',
  gap: space.x3,
  justifyContent: 'center',
  alignItems: 'flex-start',
  // Room for the slip of another place, too, so that the board stays as it is.
  width: 132,
  padding: `${space.x5} ${space.x3} ${space.x5}`,
  borderInlineStart: `${line.hair} solid ${color.lineStrong}`,
});
