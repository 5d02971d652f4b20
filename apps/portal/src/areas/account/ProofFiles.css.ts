import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const proof = style({ display: 'grid', justifyItems: 'start', minWidth: 0, gap: space.x2 });
export const label = style({ color: color.inkStrong, fontSize: text.small, fontWeight: token.weight.medium });
export const hint = style({ color: color.inkMuted, fontSize: text.small });
export const file = style({ flex: 1, minWidth: 0 });
export const name = style({ color: color.inkStrong, fontSize: text.ui, overflowWrap: 'anywhere' });
export const problem = style({ color: color.dangerSolid, fontSize: text.small });
