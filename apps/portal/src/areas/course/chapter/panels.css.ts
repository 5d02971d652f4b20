import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 760,
  paddingTop: space.x4,
});
export const pages = style({ paddingTop: space.x5 });
export const muted = style({ color: color.inkMuted, fontSize: text.small });

/** A tab with a form or a figure beside its content. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x10,
  paddingTop: space.x4,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const margin = style({
  alignSelf: 'start',
  minWidth: 0,
  '@media': {
    [media.desk]: { paddingLeft: space.x7, borderLeft: hair },
    [media.belowDesk]: { paddingTop: space.x6, borderTop: hair },
  },
});

export const notice = style({ display: 'grid', flex: 1, gap: space.x1 });
export const noticeTitle = style({ color: color.inkStrong });
export const unread = style({ color: color.brandSolid, fontWeight: token.weight.strong });
export const noticeFacts = style([tabular, { color: color.inkMuted, fontSize: text.small }]);

export const threads = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const thread = style([
  tabular,
  {
    padding: `${space.x5} 0`,
    borderBottom: hair,
    overflowWrap: 'anywhere',
    ':first-child': { paddingTop: 0 },
  },
]);
export const threadHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
  fontSize: text.small,
});
export const threadPlace = style({ color: color.inkMuted });
export const question = style({
  marginTop: space.x2,
  color: color.inkStrong,
  fontSize: text.body,
  fontWeight: token.weight.strong,
  whiteSpace: 'pre-wrap',
});
export const asker = style({ marginTop: space.x1, color: color.inkMuted, fontSize: text.small });
export const files = style({ display: 'grid', gap: space.x1, marginTop: space.x2 });
export const attachment = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 32,
  color: color.brandSolid,
  fontSize: text.small,
  ':hover': { textDecoration: 'underline' },
});
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
  marginTop: space.x3,
  fontSize: text.ui,
});
export const teacher = style({ color: color.inkMuted, fontSize: text.small });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x5 });
export const formTitle = style({ color: color.inkStrong, fontSize: text.body });
export const formActions = style({ display: 'flex', gap: space.x3 });

export const noteGroup = style({
  paddingTop: space.x5,
  selectors: { '&:first-child': { paddingTop: 0 } },
});
export const groupTitle = style({ color: color.inkStrong, fontSize: text.body, paddingBottom: space.x2 });
export const note = style({
  display: 'grid',
  gridTemplateColumns: '3.5em minmax(0, 1fr)',
  columnGap: space.x3,
  padding: `${space.x3} 0`,
  borderTop: hair,
});
export const notePlace = style([tabular, { minHeight: 24, fontSize: text.small }]);
/** Written by the student: line ends stay, and nothing in it is markup. */
export const noteText = style({ color: color.inkStrong, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const noteTools = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: space.x5,
    marginTop: space.x1,
    color: color.inkMuted,
    fontSize: text.small,
  },
]);
export const noteForm = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
