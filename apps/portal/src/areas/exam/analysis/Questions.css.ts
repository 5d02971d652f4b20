import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
const desk = 'screen and (min-width: 1180px)';
const roomy = 'screen and (min-width: 640px)';

/** One question. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x4} ${space.x7}`,
  padding: `${space.x6} 0`,
  borderTop: hair,
  scrollMarginTop: space.x16,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: space.x2 } },
  '@media': {
    [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 168px' },
  },
});
/** A question of a long list: far from the viewport it is not laid out, so that a long paper stays fast. */
export const oneOfMany = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 520px',
  '@media': { print: { contentVisibility: 'visible' } },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  minWidth: 0,
});
export const head = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.x3}`,
    color: color.inkMuted,
    fontSize: text.small,
  },
]);
export const number = style({
  color: color.inkStrong,
  fontSize: text.lead,
  fontWeight: token.weight.medium,
  lineHeight: 1.4,
});
export const material = style({
  padding: `${space.x4} ${space.x4}`,
  background: color.sunken,
  borderRadius: token.radius.small,
  '@media': { [roomy]: { padding: `${space.x5} ${space.x6}` } },
});
export const label = style({ marginBottom: space.x1, color: color.inkMuted, fontSize: text.small });

export const margin = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9em, 1fr))',
    alignContent: 'start',
    gap: space.x3,
    fontSize: text.small,
    lineHeight: 1.65,
    '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingLeft: space.x5, borderLeft: hair } },
  },
]);
export const got = style({ color: color.inkStrong, fontSize: text.lead, fontWeight: token.weight.medium });
export const muted = style({ color: color.inkMuted });
export const comment = style({
  paddingLeft: space.x3,
  borderLeft: `${token.line.rule} solid ${color.dangerSolid}`,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x5}` });
export const form = style({ display: 'grid', gap: space.x4 });
export const none = style({ padding: `${space.x6} 0`, color: color.inkMuted });
