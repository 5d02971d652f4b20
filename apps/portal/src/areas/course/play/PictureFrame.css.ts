import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../../../shared/page/widths.ts';

const { color, space } = token;

export const frame = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: token.radius.small,
  outline: `${token.line.hair} solid ${color.lineSoft}`,
  outlineOffset: -1,
  background: color.coverSlip,
  selectors: { '&:fullscreen': { borderRadius: 0, background: '#000' } },
  '@media': { [narrow]: { borderRadius: 0 } },
});
globalStyle(`${frame} > video`, { display: 'block', width: '100%', height: '100%', objectFit: 'contain' });

export const sheet = style({ position: 'absolute', inset: 0 });

export const subtitles = style({
  position: 'absolute',
  left: '50%',
  bottom: '4%',
  width: 'max-content',
  maxWidth: '94%',
  padding: `${space.x05} ${space.x2}`,
  transform: 'translateX(-50%)',
  borderRadius: token.radius.small,
  background: `color-mix(in srgb, ${color.coverSlipInk} 94%, transparent)`,
  color: color.coverSlip,
  fontSize: token.text.small,
  lineHeight: 1.6,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  selectors: { ':fullscreen > &': { fontSize: `max(${token.text.lead}, 2.2vw)` } },
  '@media': {
    [wide]: { maxWidth: '86%', padding: `${space.x1} ${space.x3}`, fontSize: token.text.ui },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
