import { fallbackVar, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { gutter, wide } from '../AppShell/frame.css.ts';

const { space, text } = token;
const edge = fallbackVar(gutter, '0px');

export const section = style({
  margin: `0 calc(${edge} * -1)`,
  padding: `${space.x5} ${edge}`,
  borderTop: `${token.line.hair} solid ${token.color.lineSoft}`,
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `${token.size.labelColumn} minmax(0, 1fr)`,
      gap: space.x8,
      margin: 0,
      padding: `${space.x8} 0`,
    },
  },
});

/** Name, note and link: one line above the content on a phone, a column in the margin beside it on a desk. */
export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x2,
  marginBottom: space.x3,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { display: 'block', marginBottom: 0 } },
});

export const name = style({
  fontSize: text.body,
  lineHeight: 1.6,
  '@media': { [wide]: { fontSize: text.ui } },
});

export const note = style({
  color: token.color.inkMuted,
  fontSize: text.small,
  lineHeight: 1.6,
  '@media': { [wide]: { marginTop: space.x05 } },
});

export const action = style({
  marginLeft: 'auto',
  // Text buttons reach over the edge by the padding of their press area.
  paddingRight: space.x1,
  fontSize: text.small,
  lineHeight: 1.6,
  '@media': { [wide]: { marginTop: space.x05, paddingRight: 0 } },
});

export const content = style({ minWidth: 0 });
