import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** The first line of an entry in a list of this page, with its tags. */
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  color: color.inkStrong,
  fontSize: text.ui,
});

/** What else is known of the entry, side by side. */
export const facts = style([
  tabular,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x4}`, color: color.inkMuted, fontSize: text.small },
]);
