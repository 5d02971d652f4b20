import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text } = token;

export const list = tabular;

export const step = recipe({
  base: {
    position: 'relative',
    color: color.inkMuted,
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        top: 33,
        bottom: -5,
        left: 11.5,
        width: 1,
        background: color.lineStrong,
      },
    },
    '@media': {
      [media.stacked]: { selectors: { '&:not(:last-child)::before': { top: 38, bottom: -10 } } },
    },
  },
  variants: {
    look: {
      passed: {
        color: color.ink,
        selectors: { '&:not(:last-child)::before': { background: color.successSolid } },
      },
      now: { color: color.inkStrong },
      bad: { color: color.inkStrong },
      ahead: {},
    },
  },
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: space.x25,
  padding: '7px 0',
  borderRadius: token.radius.small,
  color: 'inherit',
  fontSize: text.ui,
  lineHeight: '24px',
  textDecoration: 'none',
  '@media': {
    [media.stacked]: { minHeight: 44, padding: '10px 0' },
    '(hover: hover)': { selectors: { '&:hover': { color: color.brandSolid } } },
  },
  selectors: {
    '&[aria-current]': { color: color.inkStrong, fontWeight: token.weight.strong },
  },
});

const filled = (ground: string, ink: string) => ({
  borderColor: ground,
  background: ground,
  color: ink,
  fontWeight: token.weight.strong,
});

/** The stage in front, where another one is to be done. */
const inFront = {
  selectors: {
    [`${link}[aria-current] > &`]: {
      boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.brandSolid}`,
    },
  },
};

export const number = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    border: `${token.line.hair} solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.surface,
    fontSize: 12,
    lineHeight: 1,
  },
  variants: {
    look: {
      passed: { borderColor: color.successSolid, color: color.successSolid, ...inFront },
      now: filled(color.brandSolid, color.brandOn),
      bad: filled(color.dangerSolid, color.dangerOn),
      ahead: inFront,
    },
  },
});
export const check = style({ width: 14, height: 14, strokeWidth: 2 });

export const words = style({ minWidth: 0 });

export const note = recipe({
  base: {
    display: 'block',
    color: color.inkMuted,
    fontSize: text.caption,
    fontWeight: token.weight.regular,
    lineHeight: 1.5,
  },
  variants: { look: { passed: {}, now: {}, bad: { color: color.dangerSolid }, ahead: {} } },
});
