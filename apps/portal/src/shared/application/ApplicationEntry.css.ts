import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  padding: `${space.x35} 0`,
  borderBottom: hair,
  selectors: { '&:first-child': { paddingTop: 0 } },
});
/** On a phone the state is beside the title, and below them the words and what can be done. */
export const line = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)',
    gridTemplateAreas: '"title state" "words words" "actions actions"',
    alignItems: 'start',
    gap: `${space.x1} ${space.x5}`,
    fontSize: text.small,
    lineHeight: 1.65,
    '@media': {
      [media.sideBySide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 190px 120px',
        gridTemplateAreas: '"title state actions" "words state actions"',
        gridTemplateRows: 'auto 1fr',
        rowGap: 0,
      },
    },
  },
]);
export const title = style({
  gridArea: 'title',
  minWidth: 0,
  fontSize: text.ui,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
export const state = style({ gridArea: 'state' });
export const words = style({
  gridArea: 'words',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const opinion = style({ color: color.inkStrong });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  gridArea: 'actions',
  '@media': { [media.sideBySide]: { justifyContent: 'flex-end', textAlign: 'end' } },
});
