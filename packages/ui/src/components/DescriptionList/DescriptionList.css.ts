import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';
import { tabular } from '../../theme/text.css.ts';

const { color, space, text } = token;

/** The minimum width of a column: as many as the list may have, and fewer where they would be narrower than 18 em. */
const minColumnWidth = createVar();
const share = (columns: number) => `max(min(100%, 18em), (100% - ${columns - 1} * ${space.x8}) / ${columns})`;

export const list = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${minColumnWidth}, 1fr))`,
    gap: `${space.x2} ${space.x8}`,
    '@media': { print: { gap: `${space.x1} ${space.x6}` } },
  },
  variants: {
    columns: {
      1: { vars: { [minColumnWidth]: '100%' } },
      2: { vars: { [minColumnWidth]: share(2) } },
      3: { vars: { [minColumnWidth]: share(3) } },
    },
  },
  defaultVariants: { columns: 2 },
});

export const pair = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.x3,
    minHeight: 32,
    alignItems: 'flex-start',
    fontSize: text.ui,
    breakInside: 'avoid',
  },
  variants: { wide: { true: { gridColumn: '1 / -1' } } },
});

/** Label and first line of the value share a line of 32 px, the height of the small buttons beside it. */
export const label = style({
  flex: 'none',
  width: `calc(6.5 * ${text.ui})`,
  padding: '4px 0',
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
});

export const value = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space.x1,
    // Below its label where an unbroken date has no room beside it, as in large text on a phone.
    flex: '1 1 min-content',
    minWidth: 0,
    color: color.inkStrong,
    overflowWrap: 'anywhere',
  },
]);

export const words = style({ minWidth: 0, padding: '4px 0', lineHeight: '24px' });
export const empty = style({ color: color.inkMuted });
export const action = style({
  padding: '4px 0',
  marginLeft: space.x2,
  lineHeight: '24px',
  fontSize: text.small,
});
globalStyle(`${value} > button, ${action}`, { '@media': { print: { display: 'none' } } });

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  '@media': { print: { display: 'none' } },
});
export const failed = style({ color: color.dangerSolid, fontSize: text.small, lineHeight: 1.5 });
