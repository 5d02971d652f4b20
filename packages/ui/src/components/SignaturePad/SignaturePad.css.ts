import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space } = token;

export const signature = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x15,
  minWidth: 0,
  maxWidth: 560,
  overflowWrap: 'anywhere',
});

export const label = style({
  color: color.inkStrong,
  fontSize: token.text.small,
  fontWeight: token.weight.medium,
  lineHeight: 1.6,
});
export const hint = style({ color: color.inkMuted, fontSize: token.text.small, lineHeight: 1.6 });

/** Paper in every theme, so that it looks as it is printed; darker at night. */
export const paper = style({
  position: 'relative',
  minWidth: 0,
  border: `${token.line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.base,
  background: color.coverSlip,
  overflow: 'hidden',
  selectors: {
    '&[data-invalid]': { borderColor: color.dangerSolid, boxShadow: `inset 0 0 0 1px ${color.dangerSolid}` },
    // The line to write on.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '8%',
      bottom: '24%',
      borderTop: `1px dashed ${color.coverSlipInk}`,
      pointerEvents: 'none',
    },
  },
});

export const canvas = recipe({
  // Only here does a finger write instead of scrolling.
  base: { display: 'block', width: '100%', touchAction: 'none', cursor: 'crosshair' },
  variants: {
    tall: {
      true: {
        height: 'clamp(140px, calc(100dvh - 220px), 480px)',
        // On a phone held upright the dialog is as high as the screen.
        '@media': { [media.phone]: { height: 'max(140px, calc(100dvh - 220px))' } },
      },
      false: { height: 200 },
    },
  },
});

export const begin = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.coverSlipInk,
  fontSize: token.text.ui,
  pointerEvents: 'none',
});
export const waiting = style({ height: 200 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x3}`,
  marginTop: space.x15,
  '@media': { print: { display: 'none' } },
});
/** 44 px for a finger. */
globalStyle(`${actions} button`, { '@media': { [media.stacked]: { minHeight: token.size.control } } });
export const last = style({ marginInlineStart: 'auto' });

export const error = style({
  display: 'flex',
  gap: space.x15,
  color: color.dangerSolid,
  fontSize: token.text.small,
  lineHeight: 1.6,
});
globalStyle(`${error} > svg`, { marginTop: 3 });

export const turnPhone = style({
  marginBottom: space.x2,
  color: color.inkMuted,
  fontSize: token.text.small,
  '@media': { '(orientation: landscape)': { display: 'none' }, '(pointer: fine)': { display: 'none' } },
});
