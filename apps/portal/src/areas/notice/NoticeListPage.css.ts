import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as its place and no wider: the row of tabs scrolls instead of pushing the page apart. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const pages = style({ marginTop: token.space.x6 });
