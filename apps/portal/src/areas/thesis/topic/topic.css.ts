import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { documentText, tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, line, weight } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style([tabular, column]);
export const ruler = style({ paddingBlock: space.x6, borderBottom: hair });

export const columns = style([
  column,
  {
    '@media': {
      [media.desk]: {
        gridTemplateColumns: `minmax(0, 1fr) ${token.size.marginColumn}`,
        columnGap: space.x10,
      },
    },
  },
]);
export const main = style({ minWidth: 0, paddingTop: space.x5 });
export const margin = style([
  column,
  {
    alignContent: 'start',
    gap: space.x5,
    paddingTop: space.x6,
    '@media': { [media.desk]: { borderLeft: hair, paddingLeft: space.x7 } },
  },
]);
/** The form: the type of the thesis above what is beside the bank or the title, one margin on a desk. */
export const formColumns = style([columns, { gridTemplateRows: 'auto 1fr' }]);
const inMargin = {
  minWidth: 0,
  paddingTop: space.x6,
  '@media': { [media.desk]: { gridColumn: 2, borderLeft: hair, paddingLeft: space.x7 } },
} as const;
/** Before all else on a phone: it is required in both forms. */
const first = { '@media': { [media.belowDesk]: { order: -1 } } };
export const type = style([inMargin, first]);
export const beside = style(inMargin);
/** On a phone the wishes come before the bank. */
export const besideFirst = style([inMargin, first]);
globalStyle(`${formColumns} > ${main}`, { '@media': { [media.desk]: { gridArea: '1 / 1 / span 2' } } });
/** In view beside the bank, however far that is read. */
export const stays = style([
  column,
  {
    gap: space.x5,
    fontSize: text.ui,
    lineHeight: 1.65,
    '@media': { [media.desk]: { position: 'sticky', top: space.x6 } },
  },
]);

export const meta = style({ color: color.inkMuted, fontSize: text.small });
/** The way to the filter on a phone, and its menus on a desk: framed, with the search in their line. */
export const filter = style({});
globalStyle(`${filter} button`, { '@media': { [media.stacked]: { minHeight: token.size.control } } });
globalStyle(`${filter} button[aria-haspopup]`, {
  minHeight: token.size.control,
  margin: 0,
  padding: `0 ${space.x25}`,
  border: `${line.hair} solid ${color.lineStrong}`,
  background: color.raised,
});
globalStyle(`${filter} > div`, { '@media': { [media.full]: { columnGap: space.x2 } } });
globalStyle(`${filter} search`, { flex: '1 1 120px', width: 'auto', marginLeft: 0 });

export const aside = style([meta, { fontWeight: weight.regular }]);
export const partTitle = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' });
export const footnote = style([meta, { paddingTop: space.x4, fontSize: text.caption }]);

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
export const topics = style(plainList);
export const topic = style({
  display: 'grid',
  gap: `${space.x2} ${space.x6}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space.x5,
  borderBottom: hair,
  '@media': { [media.sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const words = style([column, { gap: space.x1 }]);
export const topicTitle = style({
  color: color.inkStrong,
  fontSize: text.body,
  fontWeight: weight.strong,
  textWrap: 'balance',
});
export const fullTitle = style([topicTitle, { color: color.inkMuted }]);
export const brief = style({ maxWidth: '36em' });
export const requirements = style({ fontSize: text.small });
globalStyle(`${requirements} > summary`, {
  color: color.brandSolid,
  cursor: 'pointer',
  width: 'fit-content',
});
globalStyle(`${requirements} > ul`, { paddingLeft: '1.2em', listStyle: 'disc' });

export const places = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  fontSize: text.small,
  '@media': {
    [media.sideBySide]: { flexDirection: 'column', alignItems: 'flex-end', minWidth: '7.5em' },
  },
});
/** The act of a topic: below its places, on a phone at the end of their line. */
export const act = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space.x1} ${space.x3}`,
  marginLeft: 'auto',
});
globalStyle(`${act} button`, { '@media': { [media.stacked]: { minHeight: token.size.control } } });
export const slips = style({ display: 'block', flex: 'none' });
export const takenSlip = style({ fill: color.dataRest, stroke: color.dataRest, strokeWidth: 1.25 });
export const freeSlip = style({ fill: 'none', stroke: color.brandSolid, strokeWidth: 1.25 });
export const chosen = style({ color: color.brandSolid, fontWeight: weight.strong });
export const scarce = style({ color: color.warningSolid, fontSize: text.small });
export const fullNote = style({ color: color.dangerSolid, fontSize: text.small });

export const wishes = style([plainList, column]);
/** Words below the wishes, not on their last line. */
globalStyle(`${wishes}:not(:empty)`, { marginBottom: space.x4 });
export const wish = style({
  display: 'grid',
  gridTemplateColumns: `${space.x6} minmax(0, 1fr) auto`,
  columnGap: space.x2,
  paddingBlock: space.x3,
  borderBottom: hair,
});
export const draggedWish = style([wish, { background: color.brandSoft }]);
export const order = style({ color: color.brandSolid, fontSize: text.lead, fontWeight: weight.strong });
export const wishTitle = style({
  color: color.inkStrong,
  fontSize: text.ui,
  fontWeight: weight.strong,
  textWrap: 'balance',
});
export const moves = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x4}`,
  paddingTop: space.x1,
  color: color.inkMuted,
  fontSize: text.small,
});
/** 44 px for a finger; the words stay where they are. */
globalStyle(`${moves} button`, { position: 'relative' });
globalStyle(`${moves} button::after`, {
  '@media': {
    [media.stacked]: {
      content: '""',
      position: 'absolute',
      inset: `calc(-1 * ${space.x2}) calc(-1 * ${space.x1})`,
    },
  },
});
export const handle = style({
  alignSelf: 'start',
  padding: `${space.x1} ${space.x2}`,
  color: color.inkMuted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
});
export const passed = style({ marginBottom: space.x8 });
export const sentState = style({ color: color.inkStrong, fontSize: text.small });
export const ruleRead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  color: color.successSolid,
  fontSize: text.small,
});

/** The button at the end of the form, or below the wishes. */
export const acts = style({ paddingTop: space.x5 });

export const titleField = style({});
globalStyle(`${titleField} textarea`, { fontFamily: token.font.serif, fontSize: text.lead });
export const pair = style([
  column,
  {
    gap: space.x5,
    '@media': { [media.sideBySide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const similar = style([
  column,
  { gap: space.x3, paddingLeft: space.x4, borderLeft: `${line.rule} solid ${color.warningSolid}` },
]);
export const similarHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  color: color.inkStrong,
  fontWeight: weight.strong,
});
export const similarOne = style([column, { gap: space.x05, maxWidth: 420 }]);
globalStyle(`${similarHead} > svg`, { color: color.warningSolid });
/** The earlier title follows the own one. */
export const earlier = style([meta, { marginTop: space.x2 }]);
// The figure of the line stands under its tick.
globalStyle(`${similarOne} [role="meter"] > span[data-turned]`, {
  margin: `${space.x05} 0 0`,
  transform: 'translateX(-50%)',
});
export const compared = style([documentText, { lineHeight: 1.9 }]);
export const common = style({ borderBottom: `${line.rule} solid ${color.warningSolid}` });
export const rate = style({ color: color.inkStrong, fontSize: text.lead, textAlign: 'end' });

export const rules = style([plainList, column]);
const rule = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space.x2,
  paddingBlock: space.x2,
  borderBottom: hair,
} as const;
export const metRule = style(rule);
export const unmetRule = style(rule);
/** Before a title is typed. */
export const openRule = style(rule);
globalStyle(`${metRule} > :first-child`, { color: color.successSolid });
globalStyle(`${unmetRule} > :first-child`, { color: color.warningSolid });
globalStyle(`${openRule} > :first-child`, { color: color.inkMuted });
export const basis = style({ paddingTop: space.x3 });
export const ruleNote = style([meta, { display: 'block' }]);
