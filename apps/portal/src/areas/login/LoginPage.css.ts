import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { full, wide } from '../../shared/page/widths.ts';

const { color, space, text } = token;

export const login = style({
  minHeight: '100dvh',
  background: color.surface,
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: '240px 1fr', minHeight: 'max(100dvh, 800px)' },
    [full]: { gridTemplateColumns: '400px 1fr' },
  },
});

export const inside = style({
  padding: `${space.x2} ${space.x4} ${space.x4}`,
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '360px minmax(220px, 288px)',
      gridTemplateRows: '1fr auto',
      columnGap: space.x12,
      padding: `${space.x22} ${space.x8} ${space.x7} ${space.x12}`,
    },
    [full]: { columnGap: space.x20, paddingInline: `${space.x22} ${space.x16}` },
  },
});

export const entry = style({
  maxWidth: 480,
  textWrapStyle: 'pretty',
  marginInline: 'auto',
  '@media': { [wide]: { gridArea: '1 / 1', margin: 0, maxWidth: 'none', paddingBottom: space.x6 } },
});

export const title = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  '@media': {
    [wide]: { position: 'static', clipPath: 'none', marginBottom: space.x2, fontSize: text.display },
  },
});
globalStyle(`${title}${title}`, { '@media': { [wide]: { fontSize: text.display } } });

export const form = style({
  display: 'grid',
  gap: space.x4,
  minWidth: 0,
  '@media': { [wide]: { gap: space.x5 } },
});
export const wideOnly = style({ '@media': { [`not all and ${wide}`]: { display: 'none' } } });
export const aside = style({ color: color.inkMuted });
export const note = style({
  color: color.inkMuted,
  fontSize: text.small,
  '@media': { [`not all and ${wide}`]: { display: 'none' } },
});

export const pickTitle = style({ outline: 'none' });
globalStyle(`${pickTitle}${pickTitle}`, { fontSize: text.body });
export const picks = style({ borderTop: `${token.line.hair} solid ${color.lineSoft}` });
export const pick = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.x3,
  width: '100%',
  padding: `${space.x3} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  color: color.inkStrong,
  textAlign: 'start',
  selectors: { '&[data-hovered]': { color: color.brandSolid } },
});
export const pickNote = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
