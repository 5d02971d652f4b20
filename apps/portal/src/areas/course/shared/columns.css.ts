import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
const desk = 'screen and (min-width: 1100px)';

/** The content of a page or tab, with the margin beside it where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.x10,
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 272px' } },
});
export const margin = style({
  display: 'grid',
  alignContent: 'start',
  alignSelf: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingTop: space.x4,
  fontSize: text.small,
  lineHeight: 1.6,
  '@media': {
    [desk]: { paddingLeft: space.x7, borderLeft: hair },
    'screen and (max-width: 1099px)': { paddingTop: space.x8 },
  },
});
