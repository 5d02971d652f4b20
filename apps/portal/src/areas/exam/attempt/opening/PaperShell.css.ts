import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, leading, space } = token;

export const lines = style({ display: 'grid', gap: space.x9 });

/** In place of what follows. */
export const rest = style({ paddingTop: space.x9 });

/** A paragraph here, the page's heading later. */
export const title = style({ color: color.inkStrong, lineHeight: leading.tight, textWrapStyle: 'balance' });

/** As large as the button that goes back. */
export const thumb = style({ width: 44, height: 44 });

export const rule = style({ ':empty': { display: 'none' } });
