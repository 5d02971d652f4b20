/** From here on blocks are side by side: menu and page, question and answer sheet, cover and form. */
export const wide = '(min-width: 992px)';
/** Below it they are stacked, and drawers open at the bottom. */
export const narrow = '(max-width: 991px)';
/** From here on everything has the width of the drawings. */
export const full = '(min-width: 1200px)';
