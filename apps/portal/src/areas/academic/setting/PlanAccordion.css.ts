import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** Its last hairline is the first of the section below. */
export const plan = style({ marginBottom: `calc(${token.line.hair} * -1)` });
export const course = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space.x05} ${space.x4}`,
    padding: `${space.x25} 0`,
    borderTop: `${token.line.hair} dashed ${color.lineSoft}`,
    fontSize: text.ui,
    lineHeight: 1.5,
    selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
  },
]);
/** Name and state in one line where both have room. */
export const name = style({ flex: '1 1 9em', minWidth: 0, color: color.inkStrong, overflowWrap: 'anywhere' });
export const facts = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
export const state = style({ flex: 'none', maxWidth: '100%' });
