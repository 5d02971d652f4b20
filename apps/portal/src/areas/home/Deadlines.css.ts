import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const wideScreen = 'screen and (min-width: 992px)';

/** The smaller ring, below 992 px. */
export const narrow = style({ '@media': { [wideScreen]: { display: 'none' } } });

/** The larger ring, beside the words on a wide screen. */
export const wide = style({ display: 'none', '@media': { [wideScreen]: { display: 'block' } } });

/** Looks like the links beside other section names. */
export const save = style({ minHeight: 24, padding: 0 });

export const none = style({ color: token.color.inkMuted, fontSize: token.text.ui });
