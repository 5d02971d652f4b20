import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const entry = style({
  display: 'block',
  flex: 1,
  minWidth: 0,
  color: color.ink,
  textDecoration: 'none',
});
globalStyle(`${entry}[data-hovered]`, { textDecoration: 'none' });

/** Running text, so that the dot stays with the first line of a long title and the tags follow its last one. */
export const head = style({ display: 'block', lineHeight: 1.6, textWrapStyle: 'balance' });
// The margin is behind each part, so that a tag that begins a line is at its edge.
globalStyle(`${head} > *`, { marginRight: space.x2 });

export const unread = style({
  display: 'inline-block',
  width: 8,
  height: 8,
  borderRadius: '50%',
  verticalAlign: 'middle',
  background: color.dangerSolid,
});

export const title = style({
  color: color.inkStrong,
  overflowWrap: 'anywhere',
  selectors: { '&[data-unread]': { fontWeight: token.weight.strong } },
});
globalStyle(`${entry}[data-hovered] ${title}`, { color: color.brandSolid });

export const facts = style([
  tabular,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x4}`, color: color.inkMuted, fontSize: text.small },
]);

export const files = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });
