import { style } from '@vanilla-extract/css';

/** All texts that may come here lie in one place, so that the longest of them makes the room. */
export const room = style({ display: 'grid' });
export const text = style({ gridArea: '1 / 1' });
export const unseen = style([text, { visibility: 'hidden' }]);
