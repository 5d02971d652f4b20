import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { full, wide } from '../../shared/page/widths.ts';

const { color, space, text } = token;
const hairline = `${token.line.hair} solid ${color.lineSoft}`;

export const pub = style({
  maxWidth: 480,
  margin: `${space.x7} auto 0`,
  paddingTop: space.x3,
  borderTop: hairline,
  '@media': {
    [wide]: {
      gridArea: '1 / 2',
      maxWidth: 'none',
      margin: 0,
      padding: `0 0 0 ${space.x6}`,
      border: 0,
      borderLeft: hairline,
    },
    [full]: { paddingLeft: space.x8 },
  },
});

export const title = style({});
globalStyle(`${title}${title}`, {
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: token.weight.regular,
  '@media': {
    [wide]: {
      color: color.inkStrong,
      fontSize: text.body,
      fontWeight: token.weight.strong,
      lineHeight: '38px',
    },
  },
});

export const list = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', marginTop: 9, borderTop: hairline } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: '11px 0',
  color: color.inkStrong,
  fontSize: text.ui,
  lineHeight: 1.5,
  selectors: { '&[data-hovered]': { color: color.brandSolid } },
});
globalStyle(`${list} li + li`, { borderTop: hairline });
globalStyle(`${row} > svg`, { marginLeft: 'auto', color: color.inkMuted });

/** The line keeps its height before its words have come; until then the arrow is beside the name. */
export const state = style({ display: 'block', minHeight: '1.5em', fontSize: text.small });
globalStyle(`${row}:has(${state}:empty) > svg`, { transform: 'translateY(-10px)' });

export const quick = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `0 ${space.x6}`,
  marginTop: space.x1,
  '@media': { [wide]: { display: 'none' } },
});
export const shortcut = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
  borderBottom: hairline,
  color: color.inkStrong,
  fontSize: text.ui,
});
globalStyle(`${shortcut} > svg`, { color: color.inkMuted });

/** Each sentence of the announcement is a block, so that no late text becomes the largest contentful paint. */
export const sentence = style({ display: 'block' });

export const maintenance = style({
  minHeight: '3.2em',
  marginTop: space.x4,
  color: color.warningSolid,
  fontSize: text.small,
  lineHeight: 1.6,
});
