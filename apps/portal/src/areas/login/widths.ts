/** From here on the cover stands beside the form. */
export const wide = '(min-width: 992px)';
/** From here on everything has the width that was drawn. */
export const full = '(min-width: 1200px)';
