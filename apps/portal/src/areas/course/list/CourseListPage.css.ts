import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { stacked } from '../../../shared/page/widths.ts';

const { color, space, line } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: hair,
  // Without the open book above, the line under the tabs is there already.
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const phrase = style({ display: 'inline-block' });

/** The search and the period; its words end where the line under the tabs ends. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${space.x1} ${space.x2}`,
  marginInlineEnd: `calc(${space.x3} * -1)`,
  paddingBottom: space.x2,
  '@media': {
    // The line of the tabs gives it only the width of its words.
    [stacked]: { width: 'calc(100vw - 32px)', maxWidth: '100%', marginInlineEnd: 0 },
  },
});
export const search = style({
  width: '15em',
  '@media': { [stacked]: { flex: '1 1 9em', width: 'auto' } },
});

/** The place of the search field until its code has come. */
export const field = style({ minHeight: token.size.controlLarge });

export const headLine = style({ display: 'flex', alignItems: 'center', minHeight: '1lh' });
