import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/text.css.ts';

const { space, text } = token;

export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  justifyItems: 'start',
  gap: `${space.x4} ${space.x10}`,
  padding: `${space.x5} 0 ${space.x6}`,
  '@media': { [media.sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** The symbol leads the title's first line, and so do the actions. */
export const wordless = style([verdict, { alignItems: 'start', justifyItems: 'stretch' }]);
export const markedTitle = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x25,
  fontSize: text.title,
});
export const title = style({
  marginTop: space.x05,
  fontSize: text.title,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const words = style([
  tabular,
  { maxWidth: token.measure, marginTop: space.x15, textWrap: 'pretty', overflowWrap: 'anywhere' },
]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x4 });
