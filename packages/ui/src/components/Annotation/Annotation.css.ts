import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, text: size } = token;

const kinds = {
  must: { color: color.dangerSolid },
  suggest: { color: color.infoSolid },
  praise: { color: color.successSolid },
};

/** The marked text keeps its own colour; line or dots have that of the kind. */
export const text = recipe({
  base: { background: 'none', color: 'inherit', textUnderlineOffset: '5px', borderRadius: 2 },
  variants: {
    kind: {
      must: { textDecoration: `underline solid ${color.dangerSolid} 2px` },
      suggest: { textDecoration: `underline dashed ${color.infoSolid} 1.5px` },
      praise: { textEmphasis: `open circle ${color.successSolid}`, textEmphasisPosition: 'under right' },
    },
    resolved: { true: { textDecorationColor: color.lineStrong, textEmphasisColor: color.lineStrong } },
  },
});

export const anchor = recipe({
  base: {
    position: 'relative',
    display: 'inline-block',
    margin: '0 1px',
    borderRadius: token.radius.small,
    fontFamily: token.font.sans,
    fontSize: size.caption,
    fontWeight: token.weight.strong,
    lineHeight: 1,
    textIndent: 0,
    verticalAlign: 6,
    selectors: {
      // A finger needs 24 px, the line must not grow.
      '&::after': { content: '""', position: 'absolute', inset: '-6px' },
    },
  },
  variants: { kind: kinds },
});

export const note = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    // A number beyond 50 is in brackets, and wider.
    gridTemplateColumns: 'minmax(24px, auto) minmax(0, 1fr)',
    columnGap: space.x1,
    rowGap: space.x05,
    fontSize: size.small,
    lineHeight: 1.65,
    color: color.ink,
    breakInside: 'avoid',
  },
  variants: {
    kind: { must: {}, suggest: {}, praise: {} },
    leader: {
      true: {
        '@media': {
          [media.wide]: {
            selectors: {
              '&::before': {
                content: '""',
                position: 'absolute',
                top: 11,
                left: -33,
                width: 30,
                borderTop: '1px solid currentcolor',
              },
            },
          },
        },
      },
    },
  },
  compoundVariants: (['must', 'suggest', 'praise'] as const).map((kind) => ({
    variants: { kind, leader: true },
    style: { selectors: { '&::before': { color: kinds[kind].color } } },
  })),
});

export const number = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 24,
    height: 24,
    borderRadius: token.radius.small,
    fontSize: size.small,
    fontWeight: token.weight.strong,
    lineHeight: 1,
    selectors: { '&[data-hovered]': { background: color.sunken } },
  },
  variants: { kind: kinds },
});

export const kind = recipe({
  base: { display: 'flex', flexWrap: 'wrap', columnGap: space.x3, fontWeight: token.weight.strong },
  variants: { kind: kinds },
});
export const resolved = style({
  display: 'inline-flex',
  gap: space.x1,
  color: color.inkMuted,
  fontWeight: token.weight.regular,
});

export const body = style({ gridColumn: 2, minWidth: 0, overflowWrap: 'anywhere' });
export const faded = style({ color: color.inkMuted });
export const by = style({
  color: color.inkMuted,
  fontSize: size.caption,
  fontVariantNumeric: 'tabular-nums',
});
export const replies = style({
  marginTop: space.x15,
  paddingLeft: space.x3,
  borderLeft: `${token.line.hair} solid ${color.lineSoft}`,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x35,
  marginTop: space.x05,
  '@media': { print: { display: 'none' } },
});
