import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const plain = style({ display: 'grid', gap: space.x5, maxWidth: 640, paddingTop: space.x6 });
export const numbered = style({
  display: 'grid',
  gap: space.x2,
  paddingLeft: '1.4em',
  listStyle: 'decimal',
  lineHeight: 1.75,
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x5}` });

export const content = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  paddingTop: space.x6,
});
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });

export const line = style({ display: 'block' });
export const subline = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
export const returned = style({ display: 'block', color: color.dangerSolid, fontSize: text.small });

export const doubt = style({ color: color.warningSolid, selectors: { '&:empty': { display: 'none' } } });

/** Two short fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  '@media': { [media.sideBySide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Courses that can still raise the average, each with the score that it needs. */
export const courses = style([tabular, { margin: 0, padding: 0, listStyle: 'none' }]);
globalStyle(`${courses} > li`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x4,
  padding: `${space.x3} 0`,
  borderBottom: hair,
});
export const points = style({
  flex: 'none',
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  textAlign: 'end',
});
