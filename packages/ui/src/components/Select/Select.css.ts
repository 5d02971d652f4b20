import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const trigger = style({
  width: '100%',
  selectors: { '&[data-focus-visible]': { outlineOffset: 0, borderColor: color.inkStrong } },
});
globalStyle(`${trigger} > svg`, { marginInlineStart: 'auto' });

export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.inkMuted } },
});

export const popover = style({
  minWidth: 'var(--trigger-width)',
  maxHeight: 320,
  overflow: 'auto',
  padding: space.x1,
  borderRadius: token.radius.base,
  background: color.raised,
  boxShadow: `${token.shadow.float}, 0 0 0 ${token.line.hair} ${color.lineSoft}`,
});

export const list = style({ outline: 'none' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: token.size.control,
  padding: `${space.x15} ${space.x3}`,
  borderRadius: token.radius.small,
  color: color.ink,
  lineHeight: token.leading.tight,
  cursor: 'pointer',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.sunken, color: color.inkStrong },
    '&[data-focus-visible]': { outlineOffset: -2 },
    '&[data-selected]': { color: color.brandSolid, fontWeight: token.weight.medium },
    '&[data-disabled]': { color: color.inkMuted, cursor: 'default' },
  },
});
