import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../../../../shared/page/widths.ts';

const { color, space } = token;

export const tools = style({
  display: 'flex',
  gap: space.x1,
  margin: `calc(${space.x25} * -1) calc(${space.x25} * -1) calc(${space.x25} * -1) auto`,
  '@media': { [wide]: { gap: space.x3, marginRight: `calc(${space.x1} * -1)` } },
});

export const tool = style({
  selectors: {
    '&&': {
      gap: space.x15,
      minWidth: 44,
      minHeight: 44,
      padding: 0,
      color: color.ink,
      fontWeight: token.weight.regular,
    },
  },
  '@media': { [wide]: { selectors: { '&&': { minWidth: 0, minHeight: 32, padding: `0 ${space.x1}` } } } },
});
globalStyle(`${tool} > svg`, { '@media': { [narrow]: { width: 20, height: 20 } } });

/** The flag is filled, so that its colour alone does not carry the meaning. */
export const flagged = style({ selectors: { '&&': { color: color.dangerSolid } } });
globalStyle(`${flagged} > svg`, { fill: 'currentcolor' });

export const wideOnly = style({
  '@media': { [narrow]: { selectors: { '&&': { display: 'none' } } } },
});

/** On a phone the name is only for screen readers. */
export const word = style({
  '@media': {
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
