import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow, wide } from '../../shared/page/widths.ts';

const { color, space } = token;

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.x1} ${space.x5}`,
  paddingBottom: space.x4,
  borderBottom: `${token.line.hair} solid ${color.lineStrong}`,
  fontSize: token.text.ui,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { paddingBottom: space.x3 }, [wide]: { alignItems: 'center' } },
});
export const name = style({ color: color.inkStrong, fontWeight: token.weight.strong });
export const when = style({ color: color.inkMuted, fontSize: token.text.small });
export const clear = style({ marginLeft: 'auto', '@media': { [narrow]: { display: 'none' } } });

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  padding: `${space.x4} 0 ${space.x2}`,
  fontSize: token.text.body,
  lineHeight: token.leading.body,
});
export const summaryHead = style({
  color: color.inkStrong,
  fontSize: 'inherit',
  fontWeight: token.weight.strong,
  lineHeight: 'inherit',
});
export const summaryNote = style({ '@media': { [narrow]: { fontSize: token.text.small } } });

export const rest = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x6}`,
  marginTop: space.x4,
  color: color.inkMuted,
  fontSize: token.text.small,
});

export const renewal = style({
  marginTop: space.x6,
  color: color.inkMuted,
  fontSize: token.text.small,
  borderRadius: token.radius.small,
});
export const renewalHead = style({
  color: color.inkStrong,
  fontSize: token.text.small,
  fontWeight: token.weight.strong,
});
