import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const electives = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const consequences = style({ display: 'grid', gap: space.x1, marginTop: space.x15 });
export const consequence = style({ color: color.ink });
export const change = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x4 });
export const muted = style({ color: color.inkMuted, fontSize: text.small });

export const locked = style([
  tabular,
  {
    padding: `${space.x4} 0`,
    borderTop: hair,
    fontSize: text.ui,
  },
]);
export const lockedCourse = style({ color: color.inkStrong, fontWeight: token.weight.strong });

export const bar = style({ padding: `${space.x5} 0 ${space.x6}` });

export const outline = style({ display: 'grid', gap: space.x3 });
/** Two lines, on a phone three. */
export const outlineLede = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '5em',
  '@media': { [media.sideBySide]: { minHeight: '3.3em' } },
});
/** With the dimensions of `Verdict`. */
export const outlineLead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space.x4} ${space.x10}`,
  padding: `${space.x6} 0`,
  '@media': { [media.sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** With the dimensions of the compared choices. */
export const outlineChoices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  padding: `${space.x6} 0`,
  borderBlock: hair,
  '@media': { [media.sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
/** With the margin of a section. */
export const outlinePlan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  padding: `${space.x6} 0`,
  borderTop: hair,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: `${token.size.labelColumn} minmax(0, 1fr)`,
    },
  },
});
