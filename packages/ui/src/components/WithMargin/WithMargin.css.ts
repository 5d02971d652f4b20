import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { space, text } = token;
const hair = `${token.line.hair} solid ${token.color.lineSoft}`;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.x10,
  borderTop: hair,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 272px' } },
});
export const margin = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingTop: space.x6,
  fontSize: text.small,
  lineHeight: 1.65,
  '@media': {
    [media.desk]: { paddingLeft: space.x7, borderLeft: hair },
    [media.belowDesk]: { marginTop: space.x8, borderTop: hair },
  },
});
