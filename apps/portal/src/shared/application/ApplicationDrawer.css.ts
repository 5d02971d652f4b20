import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });
export const lede = style([tabular, { color: color.inkMuted, fontSize: text.ui }]);
/** A sentence and its button. */
export const note = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space.x2}`,
    color: color.inkMuted,
    fontSize: text.small,
  },
]);
export const after = style({
  paddingTop: space.x4,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  fontSize: text.small,
  lineHeight: 1.65,
});
export const afterTitle = style({ fontSize: text.ui });
export const afterSteps = style({
  display: 'grid',
  gap: space.x1,
  marginTop: space.x15,
  paddingLeft: '1.2em',
  listStyleType: 'disc',
});
