import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** The words, and beside them where there is room what can be done, at the same place in every entry. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x25} ${space.x8}`,
  padding: `${space.x4} 0`,
  borderTop: `${token.line.hair} solid ${color.lineSoft}`,
  selectors: {
    '&:first-child': { borderTop: 0, paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
  '@media': { [media.abovePhone]: { gridTemplateColumns: 'minmax(0, 1fr) 10em' } },
});
export const story = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.x1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const course = style({ fontSize: text.body, lineHeight: 1.5 });
export const facts = style({ color: color.inkMuted, fontSize: text.small });
export const state = style([tabular, { maxWidth: token.measure, fontSize: text.ui }]);
/** The word before its reason. */
export const word = style({ marginRight: space.x3 });
export const learn = style({ maxWidth: '20em' });
export const actions = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.x25,
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x4}` });
export const muted = style([tabular, { color: color.inkMuted, fontSize: text.small }]);
