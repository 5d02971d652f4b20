import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../page/widths.ts';

const { color, space } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const found = style({ display: 'grid', gap: space.x5, minWidth: 0 });
export const head = style({ display: 'flex', gap: space.x5, alignItems: 'start' });
export const photo = style({ width: 84, aspectRatio: '3 / 4', objectFit: 'cover' });
export const headWords = style({ display: 'grid', gap: space.x2, minWidth: 0 });
export const title = style({
  color: color.inkStrong,
  fontFamily: token.font.serif,
  fontSize: token.text.title,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
});
export const facts = style({ color: color.inkMuted, fontSize: token.text.ui });

export const exam = style({
  display: 'grid',
  gap: space.x4,
  paddingBlock: space.x4,
  borderBottom: hair,
  selectors: { '&:first-child': { borderTop: `${token.line.hair} solid ${color.lineStrong}` } },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 3fr) minmax(0, 2fr)',
      gap: space.x6,
    },
  },
});
export const course = style({
  gridColumn: '1 / -1',
  color: color.inkStrong,
  fontWeight: token.weight.medium,
});
export const term = style({ color: color.inkMuted, fontSize: token.text.ui });
export const value = style({
  color: color.inkStrong,
  fontSize: token.text.lead,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
});
export const seat = style([value, { fontSize: token.text.title }]);
export const small = style({ display: 'block', color: color.inkMuted, fontSize: token.text.ui });

export const checks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x6}`,
  alignItems: 'center',
  minWidth: 0,
  padding: 0,
  border: 0,
});
/** Floating, it stands on the line of the boxes instead of on the border. */
export const checksTitle = style({
  float: 'left',
  color: color.inkStrong,
  fontWeight: token.weight.strong,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x3} ${space.x5}`,
  alignItems: 'center',
});
export const note = style({ color: color.inkMuted, fontSize: token.text.ui });

export const search = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x8 });
