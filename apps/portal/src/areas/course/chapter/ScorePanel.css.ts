import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const content = style([
  tabular,
  { display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x8 },
]);
export const total = style({ color: color.inkMuted, fontSize: text.small });
export const figure = style({
  marginRight: space.x2,
  color: color.inkStrong,
  fontSize: text.display,
  fontWeight: token.weight.medium,
});

export const bar = style({
  display: 'block',
  width: '100%',
  height: 16,
  marginTop: space.x2,
  overflow: 'hidden',
});
export const frame = style({ fill: 'none', stroke: color.lineStrong });
export const earned = style({ fill: color.dataNow });
export const rest = style({ fill: color.dataRest });
export const hatch = style({ stroke: color.dataNow, strokeWidth: 4 });

export const parts = style({ width: '100%', marginTop: space.x4, fontSize: text.ui });
globalStyle(`${parts} :is(th, td)`, {
  padding: `${space.x3} 0 ${space.x3} ${space.x4}`,
  borderBottom: hair,
  color: color.inkStrong,
  fontWeight: token.weight.regular,
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});
globalStyle(`${parts} :is(th, td):first-child`, {
  paddingLeft: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
});
globalStyle(`${parts} thead th`, {
  borderBottom: `${token.line.hair} solid ${color.lineStrong}`,
  color: color.inkMuted,
  fontSize: text.small,
});
globalStyle(`${parts} tfoot :is(th, td)`, { borderBottom: 0, fontWeight: token.weight.strong });
export const swatch = style({
  display: 'inline-block',
  width: 14,
  height: 12,
  marginRight: space.x2,
  verticalAlign: -1,
});
export const why = style({ display: 'block', color: color.inkMuted, fontSize: text.small });

export const gains = style({ borderTop: hair });
export const gain = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 5em',
  alignItems: 'center',
  columnGap: space.x5,
  minHeight: 48,
  padding: `${space.x2} 0`,
  borderBottom: hair,
  color: color.inkStrong,
  fontSize: text.ui,
  '@media': { [media.phone]: { columnGap: space.x3, gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});
export const gainNote = style({
  marginLeft: space.x1,
  color: color.inkMuted,
  fontSize: text.small,
  '@media': { [media.phone]: { display: 'block', marginLeft: 0 } },
});
export const gainPoints = style({ color: color.successSolid, textAlign: 'end', whiteSpace: 'nowrap' });
export const gainWay = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const basis = style({ color: color.inkMuted, fontSize: text.caption, lineHeight: 1.6 });

export const whatIf = style([
  tabular,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4, fontSize: text.small },
]);
export const calculation = style({ display: 'grid', gap: space.x2, fontSize: text.ui });
const pair = { display: 'flex', justifyContent: 'space-between', gap: space.x3 } as const;
export const term = style(pair);
export const result = style({
  ...pair,
  paddingTop: space.x2,
  borderTop: hair,
  color: color.inkStrong,
  fontWeight: token.weight.strong,
});

export const chart = style({ position: 'relative' });
export const picture = style({ display: 'block', width: '100%', maxWidth: 348, fill: 'none' });
export const axis = style({ stroke: color.lineStrong });
export const pass = style({ stroke: color.lineStrong, strokeDasharray: '2 4' });
export const alone = style({ stroke: color.lineStrong, strokeDasharray: '5 4' });
export const lifted = style({ stroke: color.brandSolid, strokeWidth: 2.5 });
export const enough = style({ stroke: color.successSolid, strokeWidth: 1.5 });
export const enoughPoint = style({ fill: color.surface, stroke: color.successSolid, strokeWidth: 1.5 });
export const examPoint = style({ fill: color.brandSolid });
export const note = style({ fill: color.inkMuted, fontSize: 12 });
export const final = style({ fill: color.inkStrong, fontSize: 14, fontWeight: token.weight.strong });
export const needed = style({ fill: color.successSolid, fontSize: 12, fontWeight: token.weight.strong });
export const legend = style({ display: 'flex', alignItems: 'center', gap: space.x2, color: color.inkMuted });
export const key = style({ width: 24, height: 8, fill: 'none' });
export const points = style({
  position: 'absolute',
  top: 0,
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
globalStyle(`:root[data-text="huge"] ${points}`, {
  position: 'static',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  marginTop: space.x3,
});
