import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, line, space, text } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;

/** A line through the periods, a ring at each. */
export const list = style([tabular, { marginTop: space.x4 }]);
export const period = style({
  position: 'relative',
  paddingInlineStart: space.x6,
  paddingBottom: space.x5,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 5,
      top: 12,
      bottom: -12,
      borderInlineStart: `${line.hair} solid ${color.lineStrong}`,
    },
    '&:last-child::before': { display: 'none' },
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      top: '0.5em',
      width: 11,
      height: 11,
      border: `1.5px solid ${color.inkStrong}`,
      borderRadius: '50%',
      background: color.surface,
    },
    '&[data-kind=open]::after': { borderColor: color.brandSolid, background: color.brandSolid },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
  fontSize: text.body,
  color: color.inkStrong,
  fontWeight: token.weight.strong,
  selectors: { [`${period}[data-kind=open] &`]: { color: color.brandSolid } },
});
globalStyle(`${head} small`, {
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: token.weight.regular,
});
export const item = style({ borderBottom: hair });
export const course = style({
  display: 'grid',
  gridTemplateColumns: '5em minmax(0, 1fr) auto',
  gap: space.x2,
  alignItems: 'center',
  width: '100%',
  minHeight: 64,
  padding: `${space.x2} 0`,
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: 1.5,
  textAlign: 'start',
  selectors: {
    '&[data-focus-visible]': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: 2 },
    '&[data-hovered]': { background: color.sunken },
  },
});
export const after = style({ marginTop: space.x2, fontSize: text.ui });
export const goal = style({ display: 'grid', gap: space.x2, justifyItems: 'start' });
