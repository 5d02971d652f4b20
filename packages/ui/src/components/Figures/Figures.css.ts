import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { tabular } from '../../theme/text.css.ts';

const { color, space, text } = token;

export const figures = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(8em, 1fr))',
    gap: `${space.x5} ${space.x4}`,
    selectors: { '&[data-short]': { gridTemplateColumns: 'repeat(auto-fit, minmax(5.5em, 1fr))' } },
  },
]);
/** The name is read first but shown below. */
export const figure = style({ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 });
export const name = style({ color: color.inkMuted, fontSize: text.small });
export const value = style({ color: color.inkStrong, fontSize: text.title, lineHeight: 1.4 });
export const of = style({ color: color.inkMuted, fontSize: text.small });
