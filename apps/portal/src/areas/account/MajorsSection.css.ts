import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import * as entry from './entry.css.ts';

export const major = style({ minWidth: 0 });
export const name = style([entry.name, { fontWeight: token.weight.medium }]);
