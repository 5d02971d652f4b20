import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const wide = '(min-width: 992px)';

export const verdict = style({
  display: 'grid',
  gap: space.x4,
  alignItems: 'center',
  padding: `${space.x4} 0 ${space.x5}`,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space.x10,
      padding: `${space.x5} 0 ${space.x6}`,
    },
  },
});
export const title = style({
  display: 'flex',
  gap: space.x25,
  alignItems: 'baseline',
  fontSize: text.title,
  overflowWrap: 'anywhere',
});
export const mark = {
  danger: style({ color: color.dangerSolid }),
  warning: style({ color: color.warningSolid }),
  success: style({ color: color.successSolid }),
  info: style({ color: color.infoSolid }),
  brand: style({ color: color.brandSolid }),
  muted: style({ color: color.inkMuted }),
};
for (const tone of Object.values(mark)) globalStyle(`${tone} svg`, { width: 16, height: 16 });
export const line = style({ marginTop: space.x15, fontSize: text.ui });
export const event = style([line, { wordBreak: 'keep-all', overflowWrap: 'anywhere', textWrap: 'balance' }]);
export const due = style({ fontWeight: token.weight.strong, color: color.inkStrong });
export const nowrap = style({ whiteSpace: 'nowrap' });
export const actions = style({
  display: 'none',
  '@media': { [wide]: { display: 'grid', justifyItems: 'end', gap: space.x2, maxWidth: 300 } },
});
/** On a phone it is in the page, too: its reason does not fit into the dock. */
export const blocked = style({ '@media': { [wide]: { maxWidth: 300 } } });
/** Beside the dock's menu, in its look. */
export const tool = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 1,
  minWidth: 48,
  height: 48,
  color: color.ink,
  fontSize: text.caption,
  lineHeight: token.leading.tight,
  whiteSpace: 'nowrap',
});
export const primary = style({ display: 'grid', flex: 1, minWidth: 0 });
