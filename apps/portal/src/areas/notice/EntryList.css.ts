import { token } from '@qianwei/ui/theme';
import { tabular, unbroken } from '@qianwei/ui/theme/text.css';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, text } = token;

export const entry = style({
  position: 'relative',
  display: 'block',
  flex: 1,
  minWidth: 0,
  color: color.ink,
  textDecoration: 'none',
});
globalStyle(`${entry}[data-hovered]`, { textDecoration: 'none' });

/** In the margin, so that titles begin at one edge. */
export const unread = style({
  position: 'absolute',
  top: '0.5em',
  left: `calc(-1 * ${space.x35})`,
  width: 8,
  height: 8,
  borderRadius: '50%',
  background: color.dangerSolid,
});

export const title = style({
  display: 'block',
  color: color.inkStrong,
  lineHeight: 1.6,
  selectors: { '&[data-unread]': { fontWeight: token.weight.strong } },
});
globalStyle(`${entry}[data-hovered] ${title}`, { color: color.brandSolid });

export const facts = style([
  tabular,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x4}`, color: color.inkMuted, fontSize: text.small },
]);

export const files = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });

/** 置顶 and 新: words, no boxes. */
export const mark = style({ color: color.brandSolid, fontWeight: token.weight.medium });

/** The time left, at the end of the line. */
export const left = styleVariants({
  plain: [unbroken, { marginLeft: 'auto' }],
  warning: [unbroken, { marginLeft: 'auto', color: color.warningSolid }],
  danger: [unbroken, { marginLeft: 'auto', color: color.dangerSolid }],
});
