import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const actions = style({ display: 'flex', flexWrap: 'wrap', flex: 1, gap: token.space.x3 });
globalStyle(`${actions} > *`, { flex: '1 1 auto' });
