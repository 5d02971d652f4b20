import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, line } = token;
const hair = `${line.hair} solid ${color.lineSoft}`;
const narrow = '(max-width: 720px)';

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: hair,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const between = space.x6;
/** Every part has its dot before it; the first of each line is outside and is cut off. */
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(${between} * -1)`,
  clipPath: `inset(0 0 0 ${between})`,
  fontSize: text.small,
  lineHeight: 1.5,
  color: color.inkMuted,
});
export const part = style({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: between,
  overflowWrap: 'anywhere',
});
export const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  width: between,
  textAlign: 'center',
});

/** Its words end where the line under the tabs ends. */
export const period = style({ marginInlineEnd: `calc(${space.x3} * -1)` });
export const phrase = style({ display: 'inline-block' });

export const passed = style({ paddingTop: space.x4 });
