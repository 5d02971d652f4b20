import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const sideBySide = 'screen and (min-width: 720px)';

export const electives = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const consequences = style({ display: 'grid', gap: space.x1, marginTop: space.x15 });
export const consequence = style({ color: color.ink });
export const change = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x4 });
export const muted = style({ color: color.inkMuted, fontSize: text.small });

export const locked = style([
  tabular,
  {
    padding: `${space.x4} 0`,
    borderTop: `${token.line.hair} solid ${color.lineSoft}`,
    fontSize: text.ui,
  },
]);
export const lockedCourse = style({ color: color.inkStrong, fontWeight: token.weight.strong });

export const bar = style({ padding: `${space.x5} 0 ${space.x6}` });

export const outline = style({ display: 'grid', gap: space.x3, padding: `${space.x5} 0` });
export const outlineChoices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  padding: `${space.x5} 0`,
  '@media': { [sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
