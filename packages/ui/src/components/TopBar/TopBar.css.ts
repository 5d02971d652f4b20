import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { wide } from '../AppShell/frame.css.ts';

const { color, space, size } = token;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  height: 52,
  padding: `0 ${space.x2} 0 ${space.x4}`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  '@media': {
    [wide]: { gap: space.x5, height: size.bar, padding: `0 ${space.x10}` },
    print: { display: 'none' },
  },
});

const slot = { minWidth: 0, flex: 1 } as const;

/** The start of the bar on a wide screen: the breadcrumb. */
export const desk = style({ ...slot, display: 'none', '@media': { [wide]: { display: 'block' } } });
/** Mark and title, on a phone. */
export const phone = style({ ...slot, display: 'block', '@media': { [wide]: { display: 'none' } } });
/** Only where there is room: on a phone it is in the drawer. */
export const user = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });
