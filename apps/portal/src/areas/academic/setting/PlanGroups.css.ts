import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
/** Narrower than that the mode and what everybody can see by the group are left out. */
const narrowFrame = '(max-width: 699px)';

export const frame = style({ containerType: 'inline-size' });
export const table = style([
  tabular,
  { width: '100%', tableLayout: 'fixed', fontSize: text.ui, lineHeight: 1.5, textAlign: 'start' },
]);
globalStyle(`${table} :is(th, td)`, {
  height: 44,
  padding: `${space.x15} ${space.x3} ${space.x15} 0`,
  borderBottom: hair,
  textAlign: 'start',
  verticalAlign: 'middle',
});
globalStyle(`${table} thead th`, {
  height: 'auto',
  paddingTop: 0,
  borderBottomColor: color.lineStrong,
  color: color.inkMuted,
  fontSize: text.small,
  fontWeight: token.weight.regular,
});

export const unseen = style({});
globalStyle(`${unseen} th`, { padding: 0, borderBottom: 0, lineHeight: 0 });

const beyondNarrow = { '@container': { [narrowFrame]: { display: 'none' } } } as const;
const muted = { color: color.inkMuted, fontSize: text.small } as const;

export const seq = style([muted, { width: 40, whiteSpace: 'nowrap' }]);
export const code = style({ width: 76 });
export const credit = style({ width: 56 });
export const mode = style([muted, beyondNarrow, { width: 96 }]);
export const required = style([muted, beyondNarrow, { width: 64 }]);
export const state = style({
  width: 164,
  '@container': { [narrowFrame]: { width: 132 } },
});
export const name = style({
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  overflowWrap: 'anywhere',
});
export const old = style([muted, { marginLeft: space.x2, fontSize: text.caption, whiteSpace: 'nowrap' }]);

/** Below its written course, tied to it by a line. */
export const practice = style({
  position: 'relative',
  color: color.ink,
  fontWeight: token.weight.regular,
  selectors: {
    [`${table} &`]: { paddingLeft: space.x5 },
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 4,
      top: -10,
      width: 10,
      height: 'calc(50% + 10px)',
      border: `${token.line.hair} solid ${color.lineStrong}`,
      borderTop: 0,
      borderRight: 0,
    },
  },
});

export const noteLine = style({ display: 'block' });
export const done = style({ color: color.inkStrong, fontWeight: token.weight.strong });
