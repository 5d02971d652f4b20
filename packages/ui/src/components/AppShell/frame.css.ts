import { createVar } from '@vanilla-extract/css';

/** From here on the sidebar stands beside the page; below it is a drawer and the dock is under the thumb. */
export const wide = '(min-width: 992px)';

/** The page's padding at both sides; a section's hairline crosses it on a phone. */
export const gutter = createVar();
