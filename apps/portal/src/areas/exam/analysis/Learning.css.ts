import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
/** The head's second column of 320 px leaves the first the room for its four facts in one line. */
const desk = 'screen and (min-width: 960px)';

export const outline = style({ display: 'grid', gap: space.x3, paddingBottom: space.x4 });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space.x6} ${space.x12}`,
  padding: `${space.x6} 0 ${space.x8}`,
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const score = style([
  tabular,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.x3 },
]);
export const figure = style({
  color: color.inkStrong,
  fontSize: 'calc(1.75 * var(--qw-text-display))',
  fontWeight: token.weight.medium,
  lineHeight: 1.1,
});
export const of = style({ color: color.inkMuted, fontSize: text.lead });
export const facts = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.x4} ${space.x5}`,
    marginTop: space.x6,
    '@media': {
      [media.abovePhone]: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'space-between' },
    },
  },
]);
export const fact = style({ display: 'flex', flexDirection: 'column-reverse' });
export const factName = style({ color: color.inkMuted, fontSize: text.small });
export const factValue = style({ color: color.inkStrong, fontWeight: token.weight.medium });
/** The meaning of the score. */
export const meaning = style({ marginTop: space.x2 });
export const notes = style({ display: 'grid', gap: space.x3, marginTop: space.x6 });

export const shares = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
});
export const shareName = style({
  marginBottom: space.x3,
  fontSize: text.ui,
  fontWeight: token.weight.strong,
});
export const order = style({ color: color.inkMuted, fontSize: text.small, fontWeight: token.weight.regular });
/** On a phone it is in the dock. */
export const onDesk = style({ display: 'none', '@media': { [media.wide]: { display: 'block' } } });
