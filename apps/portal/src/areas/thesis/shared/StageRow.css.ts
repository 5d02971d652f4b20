import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, text } = token;

/** The names fit from here on; in em, so that larger text needs more room. */
const named = '(min-width: 46em)';

export const frame = style({ containerType: 'inline-size', fontSize: text.body });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
});

export const step = recipe({
  base: [
    tabular,
    {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      color: color.inkMuted,
      fontSize: text.small,
      lineHeight: 1.5,
      textAlign: 'center',
      selectors: {
        '& + &::before': {
          content: '""',
          position: 'absolute',
          top: 11.5,
          right: 'calc(50% + 9px)',
          width: 'calc(100% - 18px)',
          height: 1,
          background: color.lineStrong,
        },
      },
      '@container': {
        [named]: {
          selectors: { '& + &::before': { right: 'calc(50% + 14px)', width: 'calc(100% - 28px)' } },
        },
      },
    },
  ],
  variants: {
    look: {
      passed: {
        color: color.ink,
        selectors: { '& + &::before': { height: 1.5, background: color.successSolid } },
      },
      ahead: {},
      brand: { color: color.inkStrong, fontWeight: token.weight.strong },
      warning: { color: color.inkStrong, fontWeight: token.weight.strong },
      danger: { color: color.inkStrong, fontWeight: token.weight.strong },
    },
  },
});

const filled = (ground: string, ink: string) => ({
  width: 22,
  height: 22,
  margin: '1px 0',
  borderColor: ground,
  background: ground,
  color: ink,
  fontWeight: token.weight.strong,
  '@container': { [named]: { width: 24, height: 24, margin: `0 0 ${space.x1}` } },
});

export const number = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    margin: '3px 0',
    border: `${token.line.hair} solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.surface,
    fontSize: 12,
    lineHeight: 1,
    '@container': { [named]: { width: 24, height: 24, margin: `0 0 ${space.x1}` } },
    '@media': { print: { background: 'none', color: color.inkStrong } },
  },
  variants: {
    look: {
      passed: { borderColor: color.successSolid, color: color.successSolid },
      ahead: {},
      brand: filled(color.brandSolid, color.brandOn),
      warning: filled(color.warningSolid, color.warningOn),
      danger: filled(color.dangerSolid, color.dangerOn),
    },
  },
});

export const check = style({ width: 12, height: 12, strokeWidth: 2 });

export const words = style({
  whiteSpace: 'nowrap',
  '@container': {
    [`not ${named}`]: {
      // Still read out.
      position: 'absolute',
      left: 0,
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const note = style({
  display: 'block',
  fontSize: text.caption,
  fontWeight: token.weight.regular,
  lineHeight: 1.35,
});

export const folded = style([
  tabular,
  {
    paddingTop: space.x15,
    color: color.inkMuted,
    fontSize: text.small,
    lineHeight: 1.5,
    '@container': { [named]: { display: 'none' } },
  },
]);
