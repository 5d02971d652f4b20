import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { belowFull } from '../../../shared/page/widths.ts';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
const between = `${media.wide} and ${belowFull}`;

/** The questions, and the answer sheet in the margin, in view while they scroll. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x4} ${space.x8}`,
  '@media': { [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) 216px' } },
});
export const sheet = style({
  display: 'none',
  '@media': {
    [media.full]: {
      display: 'block',
      position: 'sticky',
      top: space.x5,
      alignSelf: 'start',
      maxHeight: `calc(100dvh - 2 * ${space.x5})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Room for the frame of a cell and its focus ring.
      padding: space.x1,
      margin: `calc(-1 * ${space.x1})`,
    },
  },
});
/** For widths with neither a margin nor a dock. */
export const openSheet = style({
  display: 'none',
  gridRow: 1,
  '@media': { [between]: { display: 'block' } },
});

/** One question, as wide as a text is read with ease. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  maxWidth: '46rem',
  padding: `${space.x6} 0`,
  borderTop: hair,
  scrollMarginTop: space.x16,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: space.x2 } },
});
/** A question of a long list: far from the viewport it is not laid out, so that a long paper stays fast. */
export const oneOfMany = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 520px',
  '@media': { print: { contentVisibility: 'visible' } },
});
/** The number and type of a question, with its result at the other end of the line, and a line of facts below. */
export const head = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space.x4}`,
    marginBottom: space.x2,
    color: color.inkMuted,
    fontSize: text.small,
  },
]);
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
  color: color.inkMuted,
  fontWeight: token.weight.regular,
});
export const result = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
});
export const facts = style({ flexBasis: '100%' });
export const number = style({
  color: color.inkStrong,
  fontSize: text.lead,
  fontWeight: token.weight.medium,
  lineHeight: 1.4,
});
export const material = style({
  padding: `${space.x4} ${space.x4}`,
  background: color.sunken,
  borderRadius: token.radius.small,
  '@media': { [media.abovePhone]: { padding: `${space.x5} ${space.x6}` } },
});
export const label = style({ marginBottom: space.x1, color: color.inkMuted, fontSize: text.small });

export const got = style({ color: color.inkStrong, fontSize: text.lead, fontWeight: token.weight.medium });
export const muted = style({ color: color.inkMuted });
export const comment = style({
  paddingLeft: space.x3,
  borderLeft: `${token.line.rule} solid ${color.dangerSolid}`,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x5}` });
export const form = style({ display: 'grid', gap: space.x4 });
export const none = style({ padding: `${space.x6} 0`, color: color.inkMuted });
