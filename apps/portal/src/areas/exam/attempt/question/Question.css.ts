import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../../../../shared/page/widths.ts';

const { color, space, text, weight, line } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;
const figures = 'tabular-nums lining-nums';

export const single = style({
  flex: 1,
  padding: space.x4,
  '@media': {
    [wide]: { maxWidth: 900, padding: `${space.x10} ${space.x14} ${space.x10} ${space.x18}` },
  },
});

/** Read out after the heading; on a phone it is shown elsewhere. */
export const worthAndRule = style({
  '@media': {
    [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
const narrowOnly = style({ '@media': { [wide]: { display: 'none' } } });

/** The test's name on a phone; screen readers get it from the head. */
export const paper = style([
  narrowOnly,
  { marginBottom: space.x25, color: color.inkMuted, fontSize: text.small, overflowWrap: 'anywhere' },
]);

export const type = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x4}`,
  paddingBottom: space.x25,
  borderBottom: hair,
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: 1.7,
  fontVariantNumeric: figures,
  '@media': { [wide]: { paddingBottom: space.x3 } },
});
/** Takes focus after the question has changed; it cannot be operated, so it has no focus ring. */
export const kind = style({ flexShrink: 0, outline: 'none', fontWeight: weight.strong });
export const far = style([narrowOnly, { color: color.ink }]);

export const stem = style({
  margin: `${space.x35} 0 ${space.x3}`,
  color: color.inkStrong,
  fontSize: text.lead,
  lineHeight: 1.7,
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      margin: `${space.x7} 0 ${space.x5} calc(${space.x11} * -1)`,
    },
  },
});
const wideOnly = style({ '@media': { [narrow]: { display: 'none' } } });
export const number = style([
  wideOnly,
  { color: color.inkMuted, fontWeight: weight.medium, fontVariantNumeric: figures },
]);
export const asked = style({ overflowWrap: 'anywhere' });
export const rule = style([
  narrowOnly,
  { margin: `calc(${space.x2} * -1) 0 ${space.x2}`, color: color.inkMuted, fontSize: text.small },
]);

export const clear = style({
  display: 'inline-block',
  paddingBottom: 1,
  color: color.brandSolid,
  fontSize: text.small,
  lineHeight: 1.7,
  borderBottom: `${line.hair} solid color-mix(in srgb, currentcolor 45%, transparent)`,
  ':hover': { borderBottomColor: 'currentcolor' },
});

/** The input of a blank; as wide as its text. */
export const blank = style({
  fieldSizing: 'content',
  minWidth: 120,
  maxWidth: '100%',
  margin: `0 ${space.x1}`,
  padding: `0 ${space.x2}`,
  border: 0,
  borderBottom: `1.5px solid ${color.inkStrong}`,
  borderRadius: `${token.radius.small} ${token.radius.small} 0 0`,
  background: 'none',
  color: color.brandSolid,
  fontWeight: weight.medium,
  lineHeight: 1.5,
  minHeight: 32,
} as Parameters<typeof style>[0]);

/** One sub-question. */
export const part = style({
  marginTop: space.x6,
  scrollMarginBlock: 96,
  selectors: { '&:first-of-type': { marginTop: space.x5 } },
});
export const partText = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space.x15}`,
  marginBottom: space.x2,
  color: color.inkStrong,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
});
export const sign = style({ whiteSpace: 'nowrap' });
/** After the last line of the question's text. */
export const worth = style({ color: color.inkMuted, fontSize: text.small });
globalStyle(`${partText} > div > div, ${partText} > div > div > p:last-child`, { display: 'inline' });
globalStyle(`${worth}::before`, { content: '" "' });

/** The question above names it; the label is only for screen readers. */
export const written = style({ scrollMarginBlock: 96 });
globalStyle(`${written} label`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const otherBlank = style({ marginTop: space.x3, color: color.inkStrong });

/** The line under a question. */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x4}`,
  marginTop: space.x3,
  '@media': { [wide]: { marginTop: space.x5 } },
});
export const danger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  color: color.dangerSolid,
  fontSize: text.small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});
globalStyle(`${partText} ${danger}`, { marginLeft: space.x2 });
