import { createVar } from '@vanilla-extract/css';

/** From this width on the sidebar is beside the page; below it there is a drawer, and a dock within reach of the thumb. */
export const wide = '(min-width: 992px)';

/** The page's padding at both sides; a section's hairline crosses it on a phone. */
export const gutter = createVar();
