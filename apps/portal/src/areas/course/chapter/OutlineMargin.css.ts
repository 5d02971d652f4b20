import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space } = token;

/** Below the tabs, whose line is above both: the rule is as high as the margin. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.x10,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 272px' } },
});
export const margin = style({
  display: 'grid',
  alignSelf: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingTop: space.x4,
  fontSize: token.text.small,
  lineHeight: 1.6,
  '@media': {
    [media.desk]: { paddingLeft: space.x7, borderLeft: `${token.line.hair} solid ${color.lineSoft}` },
    [media.belowDesk]: { paddingTop: space.x8 },
  },
});

export const levels = style([tabular, { display: 'grid', gap: space.x2 }]);
export const level = style({
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.x3,
});
export const levelName = style({ color: color.inkMuted });
export const levelValue = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x3,
});
export const levelFigure = style({ minWidth: '3em', color: color.inkStrong, textAlign: 'end' });
export const bar = style({ width: '100%', height: 6 });
export const barRest = style({ fill: color.sunken });
export const barDone = style({ fill: color.brandSolid });
export const missing = style({ marginTop: space.x3, color: color.inkMuted });

export const dates = style({ display: 'grid', gap: space.x4 });
export const date = style({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.x25,
});
export const when = style({ color: color.inkStrong, fontWeight: token.weight.strong });
export const urgent = style({ selectors: { '&&': { color: color.dangerSolid } } });
