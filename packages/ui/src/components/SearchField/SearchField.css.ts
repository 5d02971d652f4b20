import { globalStyle, style } from '@vanilla-extract/css';

/** The browser's own cross is replaced by a button with a name. */
export const search = style({ appearance: 'none' });
globalStyle(`${search}::-webkit-search-cancel-button, ${search}::-webkit-search-decoration`, {
  display: 'none',
});

/** The cross is close to the edge. */
export const edge = style({ selectors: { '&:has(> button)': { paddingInlineEnd: 5 } } });
