import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { wide } from '../../../shared/page/widths.ts';

const { color, space, text } = token;

export const question = style({
  padding: `${space.x3} 0 ${space.x4}`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
});

export const kind = style([
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    minHeight: 32,
    color: color.inkMuted,
    fontSize: text.small,
  },
]);
export const skip = style({ marginLeft: 'auto' });

export const diamond = style({
  flex: 'none',
  width: 7,
  height: 7,
  margin: `0 ${space.x05}`,
  transform: 'rotate(45deg)',
  background: color.warningSolid,
  forcedColorAdjust: 'none',
});

/** The sentence, and beside it or below it the two answers. */
export const judge = style({
  display: 'grid',
  gap: space.x3,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space.x6 } },
});
export const choice = style({ display: 'grid', gap: space.x3 });
export const stem = style({ color: color.inkStrong, fontSize: text.ui, lineHeight: 1.65 });
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.x3,
  '@media': { [wide]: { gap: space.x2 } },
});
export const send = style({ justifySelf: 'start' });

export const options = style({ display: 'grid', minWidth: 0, padding: 0, border: 0 });
export const option = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px 24px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 44,
  padding: `${space.x1} 0`,
  color: color.inkStrong,
  fontSize: text.ui,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `${token.line.hair} solid ${color.lineSoft}` } },
});

/** The whole row is the target. */
export const input = style({
  width: 18,
  height: 18,
  accentColor: color.brandSolid,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, cursor: 'pointer' },
    '&:disabled::after': { cursor: 'default' },
  },
});
export const letter = style({ color: color.inkMuted });

export const outcome = style({
  fontSize: text.small,
  lineHeight: 1.65,
  selectors: { '&:not(:empty)': { display: 'grid', gap: space.x1, margin: `${space.x3} 0` } },
});
export const right = style({ color: color.successSolid });
export const wrong = style({ color: color.dangerSolid });
export const mark = style({ display: 'inline-block', marginRight: space.x1, verticalAlign: '-3px' });
export const problem = style({ color: color.dangerSolid });
