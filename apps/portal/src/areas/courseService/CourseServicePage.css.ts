import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space } = token;

/** Never wider than the page: what is wider scrolls on its own. */
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space.x3,
  marginBottom: space.x3,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 168px 168px auto' } },
});
export const searchField = style({
  gridColumn: '1 / -1',
  '@media': { [wide]: { gridColumn: 'auto' } },
});
/** On the line of the fields, below their labels. */
export const searchButton = style({
  gridColumn: '1 / -1',
  '@media': {
    [wide]: { gridColumn: 'auto', paddingTop: `calc(${token.text.small} * 1.6 + ${space.x15})` },
  },
});

export const found = style({
  padding: `${space.x2} 0 ${space.x3}`,
  borderBottom: `${token.line.hair} solid ${color.lineStrong}`,
  color: color.inkMuted,
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
  lineHeight: token.leading.body,
});

export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space.x1} ${space.x5}`,
});

export const help = style({
  paddingTop: space.x4,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  color: color.inkMuted,
  fontSize: token.text.small,
});

/** Within reach of the thumb, at the lower edge of a phone; a desk has the action in its place. */
export const dock = style({
  position: 'sticky',
  zIndex: 1,
  bottom: 0,
  marginTop: space.x4,
  padding: `${space.x25} 0 calc(${space.x25} + env(safe-area-inset-bottom))`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  background: color.surface,
  '@media': { [wide]: { display: 'none' }, print: { display: 'none' } },
});
