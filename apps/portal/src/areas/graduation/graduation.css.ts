import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;
const hair = `${token.line.hair} solid ${color.lineSoft}`;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const stack = style({ ...column, alignContent: 'start', gap: space.x6 });
export const fields = style({ ...column, gap: space.x5 });
export const pair = style({
  ...column,
  gap: space.x5,
  '@media': { [media.sideBySide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const note = style({ color: color.inkMuted, fontSize: text.small, lineHeight: 1.65 });

/** The outline of a photo: what it is in the red of a return, what is needed dashed around it. */
export const outline = style({ display: 'flex', alignItems: 'center', gap: space.x3 });
export const outlineSvg = style({ flex: 'none', width: 82, height: 108, overflow: 'visible' });
export const needed = style({
  fill: 'none',
  stroke: color.inkStrong,
  strokeWidth: 1.4,
  strokeDasharray: '3 2.4',
});
export const current = style({ fill: color.dangerSoft, stroke: color.dangerSolid, strokeWidth: 1.4 });
export const figure = style({ fill: 'none', stroke: color.inkMuted, strokeWidth: 1.4 });
export const sizes = style([tabular, { display: 'grid', fontSize: text.small, lineHeight: 1.4 }]);
export const wrongSize = style({ color: color.dangerSolid, fontWeight: token.weight.medium });
export const rightSize = style({ color: color.inkStrong, fontWeight: token.weight.medium });

/** A part that is mended. */
export const place = style({ outline: 'none' });
export const mending = style({
  ...column,
  outline: 'none',
  gap: space.x4,
  paddingBottom: space.x6,
  borderBottom: hair,
});
export const reason = style({ lineHeight: 1.65 });

/** 其余各项. */
export const locked = style({
  ...column,
  columnGap: space.x8,
  fontSize: text.ui,
  '@media': { [media.sideBySide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const lockedRow = style([
  tabular,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space.x4,
    padding: `${space.x25} 0`,
    borderBottom: hair,
  },
]);
export const lockedNote = style({ color: color.inkMuted, fontSize: text.small, textAlign: 'end' });

export const line = style({ display: 'block' });
export const lacking = style({ color: color.dangerSolid });
/** Files that are not stored yet, beside what is. */
export const waiting = style({ color: color.warningSolid, fontSize: text.small });
export const missing = style({ display: 'grid', gap: space.x1 });
export const outlineLead = style({ ...column, gap: space.x3, padding: `${space.x6} 0` });
