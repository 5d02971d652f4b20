import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../../../shared/page/widths.ts';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const narrowOnly = style({ '@media': { [wide]: { display: 'none' } } });
export const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } });
export const strong = style({ color: color.inkStrong, fontWeight: token.weight.strong });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x5}`,
  marginBottom: space.x2,
  '@media': { [wide]: { marginBottom: space.x4 } },
});
export const headWords = style({ minWidth: 0 });
export const chapter = style({ color: color.inkMuted, fontSize: text.small });
export const title = style({
  fontSize: text.lead,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { fontSize: text.title } },
});
export const headActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  // The words, not the ground of a button that is pointed at, stand in line with what is below.
  margin: `0 calc(-1 * ${space.x3})`,
});
globalStyle(`${headActs} button`, { color: color.inkStrong });

export const resume = style([
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x3,
    padding: `${space.x1} 0`,
    '@media': { [wide]: { padding: `${space.x3} 0`, borderTop: hair } },
  },
]);
export const resumeWords = style({ flex: 1, minWidth: 0 });
export const resumeWhen = style({ marginLeft: space.x2, color: color.inkMuted, fontSize: text.small });

export const under = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space.x1} ${space.x6}`,
    padding: `${space.x1} 0 ${space.x3}`,
    color: color.inkMuted,
    fontSize: text.small,
    '@media': { [wide]: { borderBottom: hair } },
  },
]);

export const notYet = style({ visibility: 'hidden' });

export const neighbours = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.x3,
    marginTop: space.x6,
    paddingTop: space.x4,
    borderTop: hair,
    fontSize: text.ui,
  },
]);
export const neighbour = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 44,
  minWidth: 0,
});
export const neighbourNext = style([neighbour, { marginLeft: 'auto' }]);
export const length = style({ color: color.inkMuted, fontSize: text.small });

export const bannerAct = style({ marginTop: space.x2 });
export const bannerActs = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space.x4}` });

export const dialogForm = style({ display: 'grid', gap: space.x5 });

export const keys = style({ display: 'grid' });
export const keyRow = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 40,
  selectors: { '& + &': { borderTop: hair } },
});
export const keyCaps = style({ display: 'flex', gap: space.x1 });
export const keyCap = style({
  minWidth: 28,
  padding: `0 ${space.x15}`,
  border: `${token.line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.small,
  fontFamily: 'inherit',
  fontSize: text.small,
  textAlign: 'center',
});
