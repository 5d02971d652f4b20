import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { documentText, tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const head = style({ paddingBottom: space.x5 });
export const batch = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x5}`,
  color: color.inkMuted,
  fontSize: text.small,
});
export const title = style([
  documentText,
  {
    margin: `${space.x15} 0 ${space.x2}`,
    fontSize: text.display,
    fontWeight: 700,
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: { fontSize: text.title } },
  },
]);
export const who = style([tabular, { fontSize: text.ui }]);

/** Stages, and beside them the document with its notes; on a phone below each other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: hair,
  '@media': {
    [media.sideBySide]: { gridTemplateColumns: '168px minmax(0, 1fr)', borderBottom: hair },
    print: { display: 'block' },
  },
});
export const stages = style({
  minWidth: 0,
  padding: `${space.x5} ${space.x4} ${space.x5} 0`,
  borderRight: hair,
  '@media': { print: { display: 'none' } },
});
export const sticky = style({ position: 'sticky', top: space.x6 });
/** A stage without a document leaves room for the parts that are else below it. */
export const beside = style({
  minWidth: 0,
  '@media': { [media.sideBySide]: { paddingLeft: space.x7 } },
});
export const strip = style({ paddingBottom: space.x2 });
export const deskLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x5}`,
  fontSize: text.small,
});
/** On a phone each has room for a finger. */
globalStyle(`${deskLinks} > a`, {
  '@media': { [media.stacked]: { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
});
export const when = style({ color: color.inkStrong, fontWeight: token.weight.strong });
export const soon = style({ color: color.warningSolid, fontWeight: token.weight.strong });
export const paper = style({
  minWidth: 0,
  padding: `${space.x6} 0 ${space.x8}`,
});

export const list = style({ display: 'grid', gap: space.x15, fontSize: text.ui });
export const demand = style({
  position: 'relative',
  paddingLeft: space.x4,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '0.7em',
      left: 2,
      width: 5,
      height: 5,
      borderRadius: '50%',
      background: color.lineStrong,
    },
  },
});
export const rows = style({ borderTop: hair });
export const row = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space.x4}`,
    minHeight: 44,
    padding: `${space.x2} 0`,
    borderBottom: hair,
  },
]);
export const rowNote = style({ color: color.inkMuted, fontSize: text.small });
export const score = style([tabular, { color: color.inkStrong, fontSize: text.lead }]);
globalStyle(`${score} > b`, { fontSize: text.display, fontWeight: 700, lineHeight: 1.2 });

export const log = style([tabular, { display: 'grid', gap: space.x2, fontSize: text.small }]);
export const logLine = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x4}`, color: color.ink });
globalStyle(`${logLine} > time`, { flex: 'none', minWidth: '6em', color: color.inkMuted });
export const logOpinion = style({ marginTop: space.x05, color: color.inkMuted });

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x6 });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x5}` });

export const waitingHead = style({ display: 'grid', gap: space.x3, padding: `${space.x1} 0 ${space.x6}` });
export const waitingLead = style({ display: 'grid', gap: space.x4, padding: `${space.x6} 0` });
export const waitingStages = style({
  padding: `${space.x6} ${space.x4} ${space.x5} 0`,
  '@media': { [media.sideBySide]: { borderRight: hair }, [media.stacked]: { display: 'none' } },
});

/** Submissions and log beside outline and check. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x8} ${space.x14}`,
  padding: `${space.x7} 0`,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const belowColumn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x8,
});
export const rates = style({ display: 'grid', gap: space.x3 });
export const rate = style({ display: 'grid', gap: space.x1, fontSize: text.small });
export const rateWords = style([
  tabular,
  { display: 'flex', justifyContent: 'space-between', gap: space.x3 },
]);
export const muted = style([tabular, { color: color.inkMuted, fontSize: text.small }]);
