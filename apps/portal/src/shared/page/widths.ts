/** From here on things stand beside each other: menu and page, question and answer sheet, cover and form. */
export const wide = '(min-width: 992px)';
/** Below it they stand under each other, and drawers open under the thumb. */
export const narrow = '(max-width: 991px)';
/** From here on everything has the width that was drawn. */
export const full = '(min-width: 1200px)';
