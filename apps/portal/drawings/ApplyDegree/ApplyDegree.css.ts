import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = token;

export const print = style({ marginTop: space.x2 });
export const submitted = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x7,
});

export const roadTitle = style({ margin: `${space.x4} 0 ${space.x2}`, fontSize: text.small });
export const point = style({
  position: 'relative',
  padding: `0 0 ${space.x35} ${space.x6}`,
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: 1.55,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // The line to the next date.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: 20,
      bottom: -3,
      left: 5.5,
      width: 1,
      background: color.lineStrong,
    },
  },
});
const onLine = { position: 'absolute' as const, left: 0 };
export const mark = style(onLine);
export const tight = style({ ...onLine, color: color.warningSolid });
export const when = style({ display: 'block', color: color.inkStrong, fontWeight: weight.medium });
