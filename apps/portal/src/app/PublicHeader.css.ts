import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../shared/page/widths.ts';

const { color, space } = token;

/** Its height below `wide`, which the frame reckons with. */
export const headHeight = '56px';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: headHeight,
  paddingBlock: 0,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  '@media': { [wide]: { minHeight: 64 }, print: { display: 'none' } },
});
export const home = style({ minWidth: 0, borderRadius: token.radius.small, color: color.inkStrong });
globalStyle(`${home}[data-hovered]`, { textDecoration: 'none' });
globalStyle(`${home} small`, { '@media': { [narrow]: { display: 'none' } } });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x6,
  marginLeft: 'auto',
  fontSize: token.text.small,
  whiteSpace: 'nowrap',
});
/** A phone has the name and the way in only. */
export const links = style({
  display: 'flex',
  gap: space.x6,
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${links} [aria-current]`, { color: color.inkStrong, fontWeight: token.weight.strong });
