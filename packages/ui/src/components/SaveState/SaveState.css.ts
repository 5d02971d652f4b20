import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const saveState = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.x3,
    maxWidth: '100%',
    fontSize: token.text.small,
    lineHeight: 1.6,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  variants: {
    state: {
      saving: { color: color.inkMuted },
      offline: { color: color.inkMuted },
      saved: { color: color.successSolid },
      local: { color: color.warningSolid },
      failed: { color: color.dangerSolid },
    },
  },
});

/** The words with their icon; on two lines the icon is at the first. */
export const words = style({ display: 'inline-flex', alignItems: 'flex-start', gap: space.x15, minWidth: 0 });
globalStyle(`${words} > svg`, { flex: 'none', marginTop: 'calc((1.6em - 16px) / 2)' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const turning = style({ animation: `${turn} 1.6s linear infinite` });
