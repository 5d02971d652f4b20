import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const { color, line, space, text } = token;

/** Diameter of the number before a step. */
const disc = 28;

export const steps = style([tabular, { maxWidth: token.measure }]);

export const step = style({
  position: 'relative',
  paddingBottom: space.x5,
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    // The thread to the next number.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: disc / 2 - 0.5,
      top: disc + 2,
      bottom: 2,
      borderLeft: `${line.hair} solid ${color.lineStrong}`,
    },
  },
});

/** The link, or the text where there is nothing left to do. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${disc}px minmax(0, 1fr) auto`,
  columnGap: space.x3,
  fontSize: text.ui,
  lineHeight: 1.55,
  color: color.ink,
  textDecoration: 'none',
});

export const number = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: disc,
    height: disc,
    border: `${line.hair} solid ${color.lineStrong}`,
    borderRadius: '50%',
    color: color.inkMuted,
    fontSize: text.small,
  },
  variants: {
    state: {
      done: { borderColor: color.successSolid, color: color.successSolid },
      now: { borderColor: color.brandSolid, background: color.brandSolid, color: color.brandOn },
      later: {},
    },
  },
});

export const title = recipe({
  base: { display: 'block', color: color.inkStrong, fontSize: text.body, lineHeight: `${disc}px` },
  variants: {
    state: {
      done: { color: color.inkMuted, fontWeight: token.weight.regular },
      now: { fontWeight: token.weight.strong },
      later: { fontWeight: token.weight.medium },
    },
  },
});
globalStyle(`${row}[data-hovered] b`, { color: color.brandSolid });

export const desc = style({ display: 'block', color: color.inkMuted, fontSize: text.small });
export const time = style({
  color: color.inkMuted,
  fontSize: text.small,
  lineHeight: `${disc}px`,
  whiteSpace: 'nowrap',
});

export const later = style({ marginTop: space.x4 });
export const problem = style({ marginTop: space.x2, color: color.dangerSolid, fontSize: text.small });

export const day = style({ display: 'flex', gap: space.x3, fontSize: text.ui, lineHeight: 1.55 });
export const when = recipe({
  base: [tabular, { flex: 'none', width: '5.5em' }],
  variants: {
    due: {
      true: { color: color.warningSolid, fontWeight: token.weight.strong },
      false: { color: color.inkMuted },
    },
  },
});
export const examDate = style({ display: 'block' });
export const what = style({ minWidth: 0 });
export const whatName = style({
  display: 'block',
  color: color.inkStrong,
  fontSize: text.body,
  fontWeight: token.weight.medium,
});
export const whatNote = style([tabular, { color: color.inkMuted, fontSize: text.small }]);

export const far = style([tabular, { marginTop: space.x2, fontSize: text.small, lineHeight: 1.65 }]);
