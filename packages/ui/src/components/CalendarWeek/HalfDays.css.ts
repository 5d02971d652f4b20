import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space, text, line, weight } = token;
/** A query of the container and not of the window, since it is beside a basket. */
const roomy = '(min-width: 560px)';

export const frame = style({ containerType: 'inline-size' });

export const list = style({
  borderTop: `${line.rule} solid ${color.inkStrong}`,
  borderBottom: `${line.hair} solid ${color.lineStrong}`,
  '@container': {
    [roomy]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      // The heads have one height, so that the courses align in rows.
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const halfDay = style({
  fontSize: text.small,
  lineHeight: 1.5,
  color: color.inkMuted,
  selectors: { '& + &': { borderTop: `${line.hair} solid ${color.lineSoft}` } },
  '@container': {
    [roomy]: {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      selectors: { '& + &': { borderTop: 0, borderInlineStart: `${line.hair} solid ${color.lineSoft}` } },
    },
  },
});

export const head = style({
  padding: `${space.x25} ${space.x3}`,
  borderBottom: `${line.hair} solid ${color.lineSoft}`,
  lineHeight: 1.45,
  selectors: { '[data-clash] > &': { background: color.dangerSoft, color: color.ink } },
});
export const title = style({ fontSize: text.small, fontVariantNumeric: 'tabular-nums' });
export const time = style({ fontVariantNumeric: 'tabular-nums' });
export const clash = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x1,
  marginTop: space.x1,
  color: color.dangerSolid,
  fontWeight: weight.medium,
  textWrap: 'balance',
});
globalStyle(`${clash} > svg`, { marginTop: 2 });

export const course = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.x05,
  padding: space.x3,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `${line.hair} solid ${color.lineSoft}` } },
  // As high as a course with its action, so that the rows of the half-days align.
  '@container': { [roomy]: { minHeight: 124 } },
});
export const name = style({
  color: color.inkStrong,
  fontSize: text.ui,
  fontWeight: weight.medium,
  lineHeight: 1.45,
  selectors: { '[data-past] > &': { color: color.inkMuted, fontWeight: weight.regular } },
});
export const detail = style({ marginBottom: space.x1, fontVariantNumeric: 'tabular-nums' });
export const none = style({ padding: space.x3, borderTop: `${line.hair} solid ${color.lineSoft}` });
