import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { style } from '@vanilla-extract/css';

const { color, space, text, line } = token;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.ui,
  lineHeight: 1.6,
  '@media': { [media.phone]: { display: 'block' } },
});
export const head = style({
  color: color.inkMuted,
  fontSize: text.small,
  whiteSpace: 'nowrap',
  borderBottom: `${line.hair} solid ${color.lineStrong}`,
  '@media': {
    [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
  },
});
export const row = style({
  borderBottom: `${line.hair} solid ${color.lineSoft}`,
  '@media': { [media.phone]: { display: 'grid', gap: space.x1, padding: `${space.x4} 0` } },
});
export const cell = style({
  padding: `${space.x25} ${space.x3} ${space.x25} 0`,
  fontWeight: token.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5em, 30%) minmax(0, 1fr)',
      gap: space.x3,
      padding: 0,
      selectors: {
        '&[data-header]::before': {
          content: 'attr(data-header)',
          color: color.inkMuted,
          fontSize: text.small,
          lineHeight: 1.75,
        },
      },
    },
  },
});
export const name = style({
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  '@media': { [media.phone]: { display: 'block', fontSize: text.body } },
});
