// Media queries for `useWide`, and for what paper decides by its own width; `media` of the kit is for screens alone.

/** Two blocks that are beside each other where there is room are stacked. */
export const stacked = '(max-width: 719px)';
/** From here on two blocks are beside each other: words and their action. */
export const sideBySide = '(min-width: 720px)';
/** From here on a margin has room beside the page. */
export const desk = '(min-width: 1100px)';
/** From here on blocks are side by side: menu and page, question and answer sheet, cover and form. */
export const wide = '(min-width: 992px)';
/** Below it they are stacked, and drawers open at the bottom. */
export const narrow = '(max-width: 991px)';
/** From here on everything has the width of the drawings. */
export const full = '(min-width: 1200px)';
/** Below it a third column has no room. */
export const belowFull = '(max-width: 1199px)';
