import { style } from '@vanilla-extract/css';

/** Long values such as a checksum break anywhere rather than leave the paper. */
export const value = style({ overflowWrap: 'anywhere' });
