import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** Banners above the content; usually none. */
export const news = style({
  display: 'grid',
  gap: space.x3,
  selectors: { '&:not(:empty)': { marginBottom: space.x6 } },
});

export const check = style([
  tabular,
  {
    display: 'grid',
    flex: 1,
    gridTemplateColumns: '6.5em minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: space.x3,
    fontSize: text.ui,
  },
]);

export const term = style({ color: color.inkMuted, fontSize: text.small });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3, marginTop: space.x5 });

export const diagnostic = style({
  width: '100%',
  minHeight: '12em',
  marginTop: space.x4,
  padding: space.x3,
  border: `${token.line.hair} solid ${color.lineStrong}`,
  borderRadius: token.radius.base,
  background: color.raised,
  fontFamily: token.font.code,
  fontSize: text.small,
  lineHeight: 1.6,
});

/** The number of what runs here. */
export const number = style([
  tabular,
  { color: color.inkStrong, fontSize: text.display, lineHeight: token.leading.tight },
]);
export const current = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x4}`,
  marginBottom: space.x2,
});
export const since = style({ color: color.inkMuted, fontSize: text.small });
export const version = style({ flex: 1, minWidth: 0 });
export const versionName = style([tabular, { marginBottom: space.x1, fontSize: text.ui }]);
export const changes = style({ display: 'grid', gap: space.x1, fontSize: text.ui });
export const change = style({ display: 'flex', gap: space.x3, alignItems: 'baseline' });
export const none = style({ color: color.inkMuted, fontSize: text.ui });
