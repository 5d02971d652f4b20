import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const trigger = style({
  width: '100%',
  selectors: {
    '&[data-hovered]': { borderColor: color.inkStrong },
    '&[data-focus-visible]': { outlineOffset: 0, borderColor: color.inkStrong },
  },
});
globalStyle(`${trigger} > svg`, { flex: 'none', marginInlineStart: 'auto' });

export const value = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.inkMuted } },
});

/** A chosen value that cannot be changed here. */
export const fixed = style({ background: 'none', borderStyle: 'dashed', cursor: 'default' });

/** The list is rendered at the end of the page. */
export const withoutBox = style({ display: 'contents' });

/** As wide as its field, never wider than the screen. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'var(--trigger-width)',
  minWidth: 'min(220px, calc(100vw - 24px))',
  maxWidth: 'calc(100vw - 24px)',
  borderRadius: token.radius.base,
  background: color.raised,
  boxShadow: `${token.shadow.float}, 0 0 0 ${token.line.hair} ${color.lineSoft}`,
  transition: `opacity ${token.motion.fast}`,
  selectors: { '&[data-entering]': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(`[data-theme="contrast"] ${popover}`, { border: `${token.line.hair} solid ${color.lineStrong}` });

export const list = style({
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: 344,
  overflow: 'auto',
  padding: space.x1,
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: token.size.control,
  padding: `${space.x25} ${space.x3}`,
  borderRadius: token.radius.small,
  color: color.ink,
  fontSize: token.text.ui,
  lineHeight: '22px',
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.brandSoft, color: color.inkStrong },
    '&[data-pressed]': { background: color.sunken },
    '&[data-selected]': { color: color.brandSolid, fontWeight: token.weight.medium },
    '&[data-disabled]': { color: color.inkMuted, cursor: 'not-allowed' },
  },
});

export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const nameLine = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.x3, minWidth: 0 });
export const code = style({
  color: color.inkMuted,
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const description = style({
  color: color.inkMuted,
  fontSize: token.text.small,
  fontWeight: token.weight.regular,
});
/** Keeps its place when it is empty, so that nothing moves when a choice is made. */
export const tick = style({ display: 'grid', flex: 'none', placeItems: 'center', width: 16, height: 22 });
