import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const head = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${space.x4}`,
  },
]);

/** Choices and checkboxes at the left, the search at the right. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  // Of its search field, so that nothing moves when the fields come.
  minHeight: token.size.controlLarge,
  marginBlock: space.x2,
  fontSize: text.small,
});
export const choice = style({
  color: `${color.inkStrong} !important`,
  fontWeight: token.weight.regular,
  // Its words begin at the edge of the words above.
  selectors: { '&:first-child': { marginLeft: `calc(-1 * ${space.x3})` } },
});
/** The choice in force, of a menu without a name before it. */
export const shown = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });
export const choiceName = style({ color: color.inkMuted });
export const search = style({ width: '16em', marginLeft: 'auto' });
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
