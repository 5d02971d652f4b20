import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, line: stroke, space, text, weight } = token;

const columnWidths = '9.6rem minmax(0, 1fr) minmax(0, 7.5rem) minmax(0, 5rem) 1.75rem';
const above = <const Rule extends object>(rule: Rule) => ({ '@media': { [media.abovePhone]: rule } });

export const columns = style({
  display: 'none',
  ...above({
    display: 'grid',
    gridTemplateColumns: columnWidths,
    gap: space.x3,
    padding: `${space.x25} 0`,
    borderBottom: `${stroke.hair} solid ${color.lineStrong}`,
    color: color.inkMuted,
    fontSize: text.small,
  }),
});

/** A table above a phone; on a phone the place, and under it the rest. */
export const line = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    position: 'relative',
    paddingRight: space.x8,
    fontSize: text.small,
    lineHeight: 1.6,
    overflowWrap: 'anywhere',
    ...above({
      display: 'grid',
      gridTemplateColumns: columnWidths,
      gap: space.x3,
      padding: `${space.x25} 0`,
      borderBottom: `${stroke.hair} solid ${color.lineSoft}`,
    }),
  },
]);
/** On a phone one sentence: 2013-09 至 2016-06，学生，证明人高立群. */
const further = {
  color: color.inkMuted,
  order: 2,
  '@media': {
    [media.phone]: {
      selectors: { '&[data-goes-on]::after': { content: '"，"' } },
    },
    [media.abovePhone]: { order: 0 },
  },
} as const;
export const time = style(further);
export const what = style({
  flex: '1 0 100%',
  color: color.inkStrong,
  fontSize: text.ui,
  ...above({ fontSize: text.small }),
});
export const post = style([
  further,
  { '@media': { [media.phone]: { selectors: { '&[data-empty]': { display: 'none' } } } } },
]);
export const witness = style(further);
export const witnessLabel = style({
  ...above({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
});
export const action = style({
  position: 'absolute',
  top: 0,
  right: 0,
  color: color.inkMuted,
  ...above({ position: 'static', justifySelf: 'end' }),
});
export const error = style({
  order: 3,
  flex: '1 0 100%',
  gridColumn: '1 / -1',
  color: color.dangerSolid,
});

export const gap = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `${space.x1} ${space.x4}`,
    fontSize: text.small,
    ...above({ padding: `${space.x25} 0`, borderBottom: `${stroke.hair} solid ${color.lineSoft}` }),
  },
]);
export const gapWords = style({ color: color.dangerSolid, fontWeight: weight.strong });
