import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const small = style({ width: 66, height: 88, objectFit: 'cover', background: color.sunken });
export const photos = style({ display: 'flex', flexWrap: 'wrap', gap: space.x4 });
export const kept = style({ display: 'grid', justifyItems: 'start', gap: space.x1, fontSize: text.small });
export const chosenRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x5 });
export const choose = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
