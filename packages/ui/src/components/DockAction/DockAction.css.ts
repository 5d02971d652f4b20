import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { wide } from '../AppShell/frame.css.ts';

/** In its place on a wide screen, where there is no dock. */
export const inPlace = style({ display: 'none', '@media': { [wide]: { display: 'contents' } } });

export const action = style({ display: 'flex', flex: 1, gap: token.space.x3, minWidth: 0 });
globalStyle(`${action} > *`, {
  flex: 1,
  minWidth: 0,
  minHeight: token.size.controlLarge,
  whiteSpace: 'normal',
});
