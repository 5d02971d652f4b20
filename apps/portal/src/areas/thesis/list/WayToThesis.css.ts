import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { dot, thread } from './dated-points.ts';

const { color, space, text } = token;

export const course = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '4.5em minmax(0, 1fr) auto',
    gap: space.x3,
    padding: `${space.x2} 0`,
    borderTop: `${token.line.hair} dashed ${color.lineSoft}`,
    fontSize: text.ui,
  },
]);
export const code = style({ color: color.inkMuted });
export const became = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
export const unpaid = style({ display: 'block', color: color.warningSolid, fontSize: text.small });

export const steps = style({ marginTop: space.x1 });
export const step = style([
  tabular,
  {
    position: 'relative',
    padding: `0 0 ${space.x4} ${space.x6}`,
    lineHeight: 1.5,
    selectors: {
      '&:last-child': { paddingBottom: 0 },
      '&::before': { ...dot, top: 6, left: 0 },
      '&[data-soon]::before': { borderColor: color.warningSolid, background: color.warningSolid },
      '&:not(:last-child)::after': thread,
    },
  },
]);
export const when = style({
  display: 'block',
  color: color.inkStrong,
  fontWeight: token.weight.strong,
  selectors: { [`${step}[data-soon] > &`]: { color: color.warningSolid } },
});
export const planner = style({ marginTop: space.x3 });
