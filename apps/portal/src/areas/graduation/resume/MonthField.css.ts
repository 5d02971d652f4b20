import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, line, space } = token;

export const pair = style({ display: 'flex', gap: space.x15 });

const edge = {
  minHeight: token.size.controlLarge,
  border: `${line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.base,
  color: color.inkStrong,
} as const;

export const list = style([
  tabular,
  {
    ...edge,
    flex: '1 1 auto',
    minWidth: 0,
    padding: `0 ${space.x1} 0 ${space.x2}`,
    background: color.raised,
    ':focus-visible': { outline: `${line.focus} solid ${color.focus}` },
    selectors: { '&[aria-invalid="true"]': { borderColor: color.dangerSolid } },
  },
]);

export const fixed = style([
  tabular,
  { ...edge, display: 'flex', alignItems: 'center', padding: `0 ${space.x3}`, borderStyle: 'dashed' },
]);
