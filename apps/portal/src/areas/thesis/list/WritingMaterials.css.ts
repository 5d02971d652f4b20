import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const list = style({
  display: 'grid',
  '@media': { [media.sideBySide]: { gridTemplateColumns: '1fr 1fr', columnGap: space.x10 } },
});
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x3,
  padding: `${space.x25} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  fontSize: text.ui,
});
export const words = style([tabular, { flex: 1, minWidth: 0 }]);
/** A finger needs more than the words. */
globalStyle(`${row} > a`, { '@media': { [media.stacked]: { paddingBlock: space.x25 } } });
export const note = style({ color: color.inkMuted, fontSize: text.small });
globalStyle(`${words} > ${note}:first-of-type`, { marginLeft: space.x1 });
export const download = style({ display: 'inline-flex', alignItems: 'center', gap: space.x15 });
export const renewed = style({ color: color.warningSolid, fontSize: text.small });
