import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const label = style({
  color: color.inkStrong,
  fontSize: token.text.small,
  fontWeight: token.weight.medium,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

export const hint = style({
  fontSize: token.text.small,
  lineHeight: 1.6,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

/** The example before the hint. */
export const withExample = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x4,
  paddingTop: space.x1,
});

/** The zone where files are dropped and pasted, with the buttons. */
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  minWidth: 0,
  padding: `${space.x4} ${space.x4}`,
  border: `${token.line.hair} dashed ${color.lineStrong}`,
  borderRadius: token.radius.base,
  background: color.raised,
  transition: `background-color ${token.motion.fast}, border-color ${token.motion.fast}`,
  selectors: {
    '&[data-focus-visible]': { outline: `${token.line.focus} solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-drop-target]': {
      borderColor: color.brandSolid,
      borderStyle: 'solid',
      background: color.brandSoft,
    },
    '&[data-invalid]': { borderColor: color.dangerSolid },
  },
  '@media': { print: { display: 'none' } },
});

export const drop = style({
  flex: '1 1 12em',
  minWidth: 0,
  fontSize: token.text.small,
  lineHeight: 1.6,
  color: color.inkMuted,
  '@media': {
    // A finger drags no files; the words stay for a screen reader, which reads them at the zone.
    '(hover: none)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const camera = style({ '@media': { '(pointer: fine)': { display: 'none' } } });

export const list = style({ display: 'grid', minWidth: 0 });

export const error = style({
  display: 'flex',
  gap: space.x15,
  fontSize: token.text.small,
  lineHeight: 1.6,
  color: color.dangerSolid,
  overflowWrap: 'anywhere',
});
globalStyle(`${error} > svg`, { marginTop: 3 });
globalStyle(`${error} > span`, { minWidth: 0 });
