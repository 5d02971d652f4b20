import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = token;

/** It takes the focus to be read, and is no control. */
export const receipt = style({ minWidth: 0, scrollMarginTop: space.x16, outline: 'none' });
export const withIcon = style({ display: 'inline-flex', alignItems: 'center', gap: space.x15 });
