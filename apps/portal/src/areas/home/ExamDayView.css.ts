import { token } from '@qianwei/ui/theme';
import { tabular, unbroken } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, line, space, text } = token;
const hairline = `${line.hair} solid ${color.lineSoft}`;
const edge = `${line.hair} solid ${color.lineStrong}`;

/** The line on its use without a network. */
export const kept = style([
  tabular,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x2,
    marginBottom: space.x4,
    padding: `${space.x2} ${space.x3}`,
    borderRadius: token.radius.small,
    background: color.successSoft,
    color: color.ink,
    fontSize: text.small,
    selectors: { '&[data-cut]': { background: color.warningSoft } },
  },
]);
export const keptIcon = style({
  flex: 'none',
  color: color.successSolid,
  selectors: { '[data-cut] > &': { color: color.warningSolid } },
});

export const who = style([
  tabular,
  { marginBottom: space.x2, color: color.inkMuted, fontSize: text.small, lineHeight: 1.6 },
]);

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  paddingTop: space.x4,
});
export const eyebrow = style({
  color: color.brandSolid,
  fontSize: text.small,
  fontWeight: token.weight.strong,
});
export const course = style({
  color: color.inkStrong,
  fontFamily: token.font.serif,
  fontSize: text.title,
  fontWeight: 700,
  lineHeight: 1.4,
});

/** Room and seat: what one looks for in the corridor. */
export const seat = style({
  display: 'grid',
  gridTemplateColumns: '1.3fr 1fr',
  marginTop: space.x4,
  borderTop: edge,
  borderBottom: edge,
});
export const place = style({
  padding: `${space.x3} 0`,
  selectors: { '& + &': { paddingLeft: space.x4, borderLeft: hairline } },
});
export const placeName = style({ color: color.inkMuted, fontSize: text.small });
export const placeValue = style([
  tabular,
  unbroken,
  { color: color.inkStrong, fontSize: '2rem', fontWeight: token.weight.strong, lineHeight: 1.3 },
]);

export const when = style([tabular, { margin: `${space.x3} 0 ${space.x5}` }]);

export const part = style([tabular, { padding: `${space.x5} 0`, borderTop: hairline, lineHeight: 1.75 }]);
export const below = style({ marginTop: space.x2, fontSize: text.small });

export const checks = style({ display: 'grid' });
export const check = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 48,
  padding: `${space.x2} 0`,
  selectors: { '& + &': { borderTop: hairline } },
});

export const otherName = style({ color: color.inkStrong, fontWeight: token.weight.medium });
export const otherSeat = style({ color: color.inkMuted, fontSize: text.small });
