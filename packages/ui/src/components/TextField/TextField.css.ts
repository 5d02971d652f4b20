import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

/** A field and what stands beside it; on the narrowest screens the second wraps under the first. */
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: token.space.x2 });
globalStyle(`${line} > :first-child`, { flex: '1 1 8em' });
