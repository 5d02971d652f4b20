import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text } = token;

export const frame = style([tabular, { '@media': { print: { display: 'none' } } }]);
export const row = style({ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' });

export const step = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: 28,
    color: color.inkMuted,
    selectors: {
      '& + &::before': {
        content: '""',
        position: 'absolute',
        top: 13.5,
        right: 'calc(50% + 10px)',
        width: 'calc(100% - 20px)',
        height: 1,
        background: color.lineStrong,
      },
    },
  },
  variants: {
    look: {
      passed: { selectors: { '& + &::before': { height: 1.5, background: color.successSolid } } },
      now: {},
      bad: {},
      ahead: {},
    },
  },
});

const filled = (ground: string, ink: string) => ({
  width: 22,
  height: 22,
  borderColor: ground,
  background: ground,
  color: ink,
  fontWeight: token.weight.strong,
});

export const number = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    border: `${token.line.hair} solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.surface,
    fontSize: 12,
    lineHeight: 1,
  },
  variants: {
    look: {
      passed: { borderColor: color.successSolid, color: color.successSolid },
      now: filled(color.brandSolid, color.brandOn),
      bad: filled(color.dangerSolid, color.dangerOn),
      ahead: {},
    },
    inFront: { true: { boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.brandSolid}` } },
  },
  compoundVariants: [
    { variants: { look: 'now', inFront: true }, style: { boxShadow: 'none' } },
    { variants: { look: 'bad', inFront: true }, style: { boxShadow: 'none' } },
  ],
});
export const check = style({ width: 12, height: 12, strokeWidth: 2 });

export const open = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  width: '100%',
  minHeight: 44,
  borderRadius: token.radius.small,
  color: color.ink,
  fontSize: text.small,
  textAlign: 'start',
});
