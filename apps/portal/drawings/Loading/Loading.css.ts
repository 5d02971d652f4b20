import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

export const words = style({ display: 'block', maxWidth: '100%' });
export const heading = style([words, { lineHeight: token.leading.tight }]);
/** As high as a line of the text that it replaces. */
export const line = style({ display: 'flex', alignItems: 'center', height: '1lh' });
/** A further line on a phone. */
export const phoneLine = style([line, { '@media': { '(min-width: 720px)': { display: 'none' } } }]);
