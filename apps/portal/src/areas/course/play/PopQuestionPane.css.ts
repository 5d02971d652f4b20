import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { wide } from '../../../shared/page/widths.ts';

const { color, space, text } = token;

/** The question, its answers below it, and at the other end of the first line the way past it. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"kind skip" "stem stem" "answers answers" "outcome outcome" "again again"',
  alignItems: 'center',
  padding: `${space.x3} 0 ${space.x4}`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
});

/** A sentence: on a desk both answers are beside it. */
export const judge = style([
  question,
  {
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"kind answers skip" "stem answers skip" "outcome outcome outcome"',
        columnGap: space.x2,
      },
    },
  },
]);

export const kind = style([
  tabular,
  {
    gridArea: 'kind',
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    color: color.inkMuted,
    fontSize: text.small,
  },
]);
export const skip = style({ gridArea: 'skip' });

export const diamond = style({
  flex: 'none',
  width: 7,
  height: 7,
  margin: `0 ${space.x05}`,
  transform: 'rotate(45deg)',
  background: color.warningSolid,
  forcedColorAdjust: 'none',
});

export const stem = style({
  gridArea: 'stem',
  color: color.inkStrong,
  fontSize: text.ui,
  lineHeight: 1.65,
});
export const answers = style({
  gridArea: 'answers',
  display: 'grid',
  gap: space.x3,
  minWidth: 0,
  marginTop: space.x3,
  '@media': { [wide]: { margin: 0 } },
});
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.x3,
  '@media': { [wide]: { gap: space.x2 } },
});
/** The fields of a BLANK, one below the other, and its button. */
export const blanks = style({ display: 'grid', gap: space.x3, maxWidth: 360, marginTop: space.x3 });
/** The place of a blank in the sentence. */
export const place = style({
  padding: `0 ${space.x2}`,
  borderBottom: `${token.line.hair} solid ${color.inkMuted}`,
  color: color.inkMuted,
  fontSize: text.small,
  whiteSpace: 'nowrap',
});
export const send = style({ justifySelf: 'start' });
export const again = style({ gridArea: 'again', justifySelf: 'start' });

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
  gridArea: 'outcome',
  fontSize: text.small,
  lineHeight: 1.65,
  selectors: { '&:not(:empty)': { display: 'grid', gap: space.x1, margin: `${space.x3} 0` } },
});
export const right = style({ color: color.successSolid });
export const wrong = style({ color: color.dangerSolid });
export const mark = style({ display: 'inline-block', marginRight: space.x1, verticalAlign: '-3px' });
export const problem = style({ color: color.dangerSolid });
