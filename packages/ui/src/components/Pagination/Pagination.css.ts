import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space, text, line } = token;
/** A query of its own width. */
const narrow = '(max-width: 559px)';
const inNarrow = <const Rule extends object>(rule: Rule) => ({ '@container': { [narrow]: rule } });

export const frame = style({
  position: 'relative',
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  color: color.inkMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...inNarrow({ justifyContent: 'center' }),
});

export const total = style({ whiteSpace: 'nowrap', marginInlineEnd: 'auto', ...inNarrow({ margin: 0 }) });

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  ...inNarrow({ order: -1, width: '100%', justifyContent: 'space-between' }),
});
export const edge = style({ display: 'flex' });
export const number = style({ display: 'flex', ...inNarrow({ display: 'none' }) });
export const gap = style({ width: 36, textAlign: 'center', ...inNarrow({ display: 'none' }) });
export const short = style({ display: 'none', ...inNarrow({ display: 'block' }) });
export const now = style({ color: color.inkStrong, fontWeight: token.weight.strong });

export const page = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x1,
    minWidth: 36,
    minHeight: 36,
    padding: `0 ${space.x2}`,
    border: `${line.hair} solid transparent`,
    borderRadius: token.radius.base,
    color: color.ink,
    fontSize: text.small,
    lineHeight: token.leading.figure,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { background: color.sunken, color: color.inkStrong },
      '&[data-pressed]': { background: color.sunken },
      '&[aria-current]': {
        background: color.brandSoft,
        borderColor: color.brandSolid,
        color: color.brandSolid,
        fontWeight: token.weight.strong,
        cursor: 'default',
      },
      '&[aria-disabled]': {
        background: 'none',
        color: color.inkMuted,
        cursor: 'default',
        textDecoration: 'none',
      },
    },
  },
  variants: {
    kind: {
      page: {},
      previous: inNarrow({ minHeight: 44, minWidth: 88 }),
      next: inNarrow({ minHeight: 44, minWidth: 88 }),
    },
  },
});

export const size = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });
export const sizeSelect = style({
  appearance: 'none',
  minHeight: 36,
  padding: `0 ${space.x8} 0 ${space.x3}`,
  border: `${line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.base,
  background: color.raised,
  color: color.ink,
  fontSize: text.small,
  cursor: 'pointer',
  ':hover': { borderColor: color.inkStrong },
});
export const sizeIcon = style({ position: 'absolute', right: 10, pointerEvents: 'none' });

export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  whiteSpace: 'nowrap',
});
export const jumpField = style({
  width: 56,
  minHeight: 36,
  padding: `0 ${space.x2}`,
  border: `${line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.base,
  background: color.raised,
  color: color.inkStrong,
  fontSize: text.small,
  textAlign: 'center',
  ':hover': { borderColor: color.inkStrong },
});
