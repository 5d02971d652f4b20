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
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x3} ${space.x4}`,
  paddingBottom: space.x6,
});
export const who = style({ flex: '1 1 14em', minWidth: 0, fontSize: text.ui });
export const personName = style({
  marginBottom: space.x1,
  color: color.inkStrong,
  fontSize: text.lead,
  fontWeight: token.weight.strong,
  lineHeight: token.leading.tight,
});
export const lastLogin = style([tabular, { color: color.inkMuted, fontSize: text.small }]);

/** State and reason, with the way out beside them. */
export const matter = style({ flex: 1, fontSize: text.ui });
export const matterState = style({ fontWeight: token.weight.medium });
export const matterWhy = style({ maxWidth: token.measure, color: color.inkMuted });

export const avatarContent = style({ display: 'grid', justifyItems: 'start', gap: space.x4 });
export const avatarHint = style({ color: color.inkMuted, fontSize: text.small });

/** As wide as its dialog. */
export const dialogForm = style({ display: 'grid', gap: space.x5, minWidth: 0 });
export const form = style([dialogForm, { maxWidth: 440, marginTop: space.x5 }]);
export const formActions = style({ display: 'flex', justifyContent: 'flex-end', gap: space.x3 });

export const major = style({ minWidth: 0 });
export const majorName = style([entryName, { fontWeight: token.weight.medium }]);
/** Level, school, number and state of a major, side by side. */
export const majorFacts = style([
  tabular,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x4}`, color: color.inkMuted, fontSize: text.small },
]);

export const password = style([tabular, { color: color.inkStrong, fontSize: text.ui }]);
export const loginsTitle = style({ margin: `${space.x6} 0 ${space.x3}`, fontSize: text.ui });
export const securityActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  marginTop: space.x5,
});

export const displayChoices = style({ display: 'grid', gap: space.x5 });
