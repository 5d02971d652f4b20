import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
/** A question keeps 600 px beside its actions. */
const desk = 'screen and (min-width: 860px)';

export const book = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x6 });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x6}`,
});
export const count = style([tabular, { flex: '1 1 12em' }]);

export const list = style({ borderTop: hair });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x3} ${space.x8}`,
  padding: `${space.x6} 0`,
  borderBottom: hair,
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 176px' } },
});
export const question = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
export const kind = style({ color: color.inkMuted, fontSize: text.small });
export const beside = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'flex-start',
    gap: `${space.x1} ${space.x4}`,
    color: color.inkMuted,
    fontSize: text.small,
    lineHeight: 1.65,
    '@media': { [desk]: { flexDirection: 'column', paddingLeft: space.x5, borderLeft: hair } },
  },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
});
export const answer = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const name = style({ marginBottom: space.x1, color: color.inkMuted, fontSize: text.small });
