import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow, wide } from '../../shared/page/widths.ts';

const { color, space } = token;

/** Never wider than the page: what is wider scrolls on its own. */
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** One line on a desk; on a phone the keyword with its button, and below it the filters. */
export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.x3,
  marginBottom: space.x3,
});
export const keyword = style({ flex: '1 1 60%', minWidth: 0, '@media': { [wide]: { flexBasis: 320 } } });
export const filter = style({
  flex: `1 1 calc(50% - ${space.x3})`,
  minWidth: 0,
  '@media': { [wide]: { flex: '0 0 168px' } },
});
/** On the line of the fields, below their labels. */
const below = { paddingTop: `calc(${token.text.small} * 1.6 + ${space.x15})` };
export const wideButton = style({ ...below, '@media': { [narrow]: { display: 'none' } } });
export const narrowButton = style({ ...below, '@media': { [wide]: { display: 'none' } } });

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
  marginTop: space.x4,
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
