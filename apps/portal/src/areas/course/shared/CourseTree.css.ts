import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const tree = style([tabular, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const chapter = style({ borderBottom: hair });

export const heading = style({ fontWeight: token.weight.regular });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 20px',
  gridTemplateAreas: '"title title best open" "watched length best open"',
  alignItems: 'center',
  columnGap: space.x3,
  width: '100%',
  minHeight: 60,
  padding: `${space.x2} 0`,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    [media.sideBySide]: {
      gridTemplateColumns: '20px minmax(0, 1fr) auto 92px 104px',
      gridTemplateAreas: '"open title watched length best"',
      minHeight: 56,
    },
  },
});
export const chevron = style({
  gridArea: 'open',
  display: 'grid',
  color: color.inkMuted,
  transition: `transform ${token.motion.fast}`,
  selectors: { [`${head}[aria-expanded="true"] &`]: { transform: 'rotate(90deg)' } },
});
export const title = style({
  gridArea: 'title',
  color: color.inkStrong,
  fontWeight: token.weight.strong,
  display: 'flex',
  columnGap: space.x4,
  lineHeight: token.leading.tight,
  '@media': { [media.stacked]: { columnGap: space.x2, fontSize: text.ui } },
});
export const watched = style({
  gridArea: 'watched',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x2,
  fontSize: text.small,
  whiteSpace: 'nowrap',
});
export const length = style({
  gridArea: 'length',
  color: color.inkMuted,
  fontSize: text.small,
  whiteSpace: 'nowrap',
  '@media': { [media.sideBySide]: { textAlign: 'end' } },
});
export const best = style({ gridArea: 'best', fontSize: text.small, textAlign: 'end', whiteSpace: 'nowrap' });
export const score = style({ color: color.inkStrong, fontWeight: token.weight.medium });
export const low = style({ color: color.warningSolid });
export const muted = style({ color: color.inkMuted });
/** A shape in the middle of its line. */
export const shape = style({ display: 'grid' });
export const done = style({ color: color.successSolid });
export const now = style({ color: color.brandSolid });
export const locked = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  color: color.inkMuted,
});
export const bar = style({
  width: 56,
  height: 4,
  '@media': { [media.stacked]: { display: 'none' } },
});
export const barRest = style({ fill: color.sunken });
export const barDone = style({ fill: color.brandSolid });
export const onPhone = style({ '@media': { [media.sideBySide]: { display: 'none' } } });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: space.x3,
  '@media': { [media.sideBySide]: { paddingLeft: 32 } },
});
export const section = style({ paddingTop: space.x3, borderTop: hair });
export const sectionTitle = style({ color: color.inkMuted, fontSize: text.small });
export const lessonItem = style({ selectors: { '& + &': { borderTop: hair } } });
export const lesson = style({
  display: 'grid',
  gridTemplateColumns: '16px 32px minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"mark no title level duration" ". . position position position"',
  alignItems: 'center',
  columnGap: space.x2,
  minHeight: 48,
  padding: `${space.x1} 0`,
  color: color.inkStrong,
  fontSize: text.ui,
  '@media': {
    [media.sideBySide]: {
      gridTemplateColumns: '16px 36px minmax(0, 1fr) auto 3em 48px',
      gridTemplateAreas: '"mark no title position level duration"',
      minHeight: 44,
    },
  },
});
export const number = style({ color: color.inkMuted, fontSize: text.small });
export const lessonTitle = style({ selectors: { '&[data-last]': { fontWeight: token.weight.strong } } });
export const position = style({ color: color.brandSolid, fontSize: text.small });
export const level = style({
  color: color.inkMuted,
  fontSize: text.small,
  textAlign: 'end',
  '@media': { [media.stacked]: { gridArea: 'level' } },
});
export const duration = style({
  color: color.inkMuted,
  fontSize: text.small,
  textAlign: 'end',
  '@media': { [media.stacked]: { gridArea: 'duration' } },
});
globalStyle(`${lesson} > ${position}`, { '@media': { [media.stacked]: { gridArea: 'position' } } });

export const points = style({
  margin: `0 0 ${space.x3} 7px`,
  paddingLeft: space.x6,
  borderLeft: `2px solid ${color.brandSolid}`,
});
export const point = style({
  display: 'grid',
  gridTemplateColumns: '16px 44px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.x2,
  minHeight: 36,
  color: color.ink,
  fontSize: text.small,
  selectors: { '&[data-now]': { color: color.inkStrong, fontWeight: token.weight.strong } },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const test = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x4,
  padding: `${space.x3} 0`,
  borderTop: hair,
  fontSize: text.small,
});
export const testTitle = style({
  color: color.inkStrong,
  fontSize: text.ui,
  fontWeight: token.weight.medium,
});
