import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** In place of a list or of facts that the record does not have. */
export const none = style({ maxWidth: token.measure, color: color.inkMuted, fontSize: text.ui });

/** The first line of an entry in a list of this page, with its tags. */
export const entryName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  color: color.inkStrong,
  fontSize: text.ui,
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  marginBottom: space.x5,
});
/** Without padding at its start, so that the icon is aligned with the name above it. */
export const upload = style({ marginLeft: `calc(${space.x3} * -1)` });
export const personName = style({
  color: color.inkStrong,
  fontSize: text.lead,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
});
export const avatarContent = style({ display: 'grid', justifyItems: 'start', gap: space.x4 });
export const avatarHint = style({ color: color.inkMuted, fontSize: text.small });

export const editActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x5,
  marginTop: space.x4,
});
export const form = style({ display: 'grid', gap: space.x5, maxWidth: 440, marginTop: space.x5 });
export const formActions = style({ display: 'flex', justifyContent: 'flex-end', gap: space.x3 });

export const correction = style([tabular, { flex: 1, minWidth: 0, fontSize: text.ui }]);
export const correctionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
});
export const change = style({
  color: color.inkStrong,
  fontWeight: token.weight.medium,
  overflowWrap: 'anywhere',
});
export const submitted = style({ color: color.inkMuted, fontSize: text.small });
export const opinion = style({ overflowWrap: 'anywhere' });
export const correctionAction = style({ marginTop: space.x4 });

export const major = style({ minWidth: 0 });
export const majorName = style([entryName, { fontWeight: token.weight.medium }]);
/** Level, school, number and state of a major, side by side. */
export const majorFacts = style([
  tabular,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x4}`, color: color.inkMuted, fontSize: text.small },
]);

export const password = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.x2} ${space.x4}`,
    color: color.inkStrong,
    fontSize: text.ui,
  },
]);
export const loginsTitle = style({ margin: `${space.x6} 0 ${space.x3}`, fontSize: text.ui });
export const securityActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  marginTop: space.x5,
});

export const displayChoices = style({ display: 'grid', gap: space.x5 });
