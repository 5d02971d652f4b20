import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../page/widths.ts';

const { color, space } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const steps = style({ padding: `${space.x5} 0`, borderBottom: hair });

/** The step, and beside it on a desk the margin with what is chosen so far. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.x10,
  '@media': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${token.size.marginColumn}` } },
});
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingTop: space.x6,
  outline: 'none',
});
export const margin = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingTop: space.x6,
  fontSize: token.text.small,
  lineHeight: 1.65,
  '@media': {
    [wide]: { paddingLeft: space.x7, borderLeft: hair },
    [narrow]: { marginTop: space.x6, borderTop: hair },
  },
});

/** In the line of the page on a desk; on a phone at the lower edge, in reach of the thumb. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The way back stands beside the button that leads on, not beside that and its reason.
  alignItems: 'flex-start',
  gap: space.x4,
  '@media': {
    [narrow]: {
      position: 'sticky',
      zIndex: 2,
      bottom: 0,
      // A layer of its own in every run: composited only while it scrolls, its letters change with the moment.
      willChange: 'transform',
      flexWrap: 'nowrap',
      gap: space.x25,
      marginInline: `calc(-1 * ${space.x4})`,
      padding: `${space.x25} ${space.x4} calc(${space.x25} + env(safe-area-inset-bottom))`,
      borderTop: hair,
      background: color.surface,
    },
    print: { display: 'none' },
  },
});
export const next = style({ '@media': { [narrow]: { flex: '1 1 auto', minWidth: 0, display: 'grid' } } });
// A focused field comes to rest above the bar, not behind it.
globalStyle(`${step} :is(input, textarea, button)`, { '@media': { [narrow]: { scrollMarginBottom: 96 } } });
// The words of a button stay on one line on the narrowest phone.
globalStyle(`${actions} button`, {
  '@media': { [narrow]: { paddingInline: space.x3, whiteSpace: 'nowrap' } },
});
export const note = style({
  alignSelf: 'center',
  color: color.inkMuted,
  fontSize: token.text.small,
  '@media': { [narrow]: { display: 'none' } },
});
