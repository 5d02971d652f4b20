import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { documentText, tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const goal = style([
  documentText,
  {
    margin: `${space.x4} 0 ${space.x3}`,
    color: color.inkStrong,
    fontSize: text.lead,
    fontWeight: 700,
    lineHeight: 1.5,
    textWrap: 'pretty',
  },
]);
export const chapter = style({
  display: 'block',
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: 400,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  marginTop: space.x5,
  fontSize: text.ui,
  lineHeight: 1.7,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '4em minmax(0, 1fr)',
  columnGap: space.x5,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const term = style({ color: color.inkMuted, fontSize: text.small, lineHeight: 1.9 });
export const value = style({ minWidth: 0, color: color.inkStrong });
export const numbered = style([tabular, { paddingLeft: '1.4em', listStyle: 'decimal' }]);

/** SVG, because browsers do not print backgrounds. */
export const strip = style({ display: 'block', width: '100%', height: 30, marginBottom: space.x3 });
export const piece = style({ fill: color.surface, stroke: color.lineStrong });
export const points = style([tabular, { fill: color.inkStrong, fontSize: text.small, textAnchor: 'middle' }]);
export const criteria = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const criterion = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: '11em 3.5em minmax(0, 1fr)',
    columnGap: space.x3,
    padding: `${space.x15} 0`,
    borderTop: hair,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);
export const criterionName = style({ fontWeight: token.weight.medium });
export const score = style({ textAlign: 'end' });
export const detail = style({
  color: color.ink,
  fontSize: text.small,
  lineHeight: 1.8,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const total = style([tabular, { marginTop: space.x2, color: color.inkMuted, fontSize: text.small }]);
