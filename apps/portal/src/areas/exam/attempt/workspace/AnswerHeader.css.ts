import { token } from '@qianwei/ui/theme';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '../../../../shared/page/widths.ts';

const { color, space, text, line } = token;

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 52,
  padding: `0 ${space.x4}`,
  borderBottom: `${line.hair} solid ${color.lineSoft}`,
  background: color.surface,
  '@media': {
    [wide]: { gap: space.x7, minHeight: 64, padding: `0 ${space.x6} 0 ${space.x8}` },
    print: { position: 'static' },
  },
});

const wideOnly = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });
const narrowOnly = style({ '@media': { [wide]: { display: 'none' } } });

export const back = style([narrowOnly, { margin: `0 calc(${space.x2} * -1) 0 calc(${space.x3} * -1)` }]);

/** On a phone it is only for screen readers; the name is shown above the question. */
export const name = style([
  visuallyHidden,
  {
    '@media': {
      [wide]: {
        position: 'static',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: `0 ${space.x3}`,
        flex: 1,
        width: 'auto',
        minWidth: 0,
        height: 'auto',
        padding: `${space.x1} 0`,
        overflow: 'visible',
        clipPath: 'none',
        whiteSpace: 'normal',
      },
    },
  },
]);
export const title = style({
  fontFamily: token.font.serif,
  fontSize: text.lead,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
export const facts = style({
  color: color.inkMuted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const saving = style({ order: 1, minWidth: 0, '@media': { [wide]: { order: 0 } } });
export const long = wideOnly;
export const short = narrowOnly;
export const clock = style({ flex: 1, '@media': { [wide]: { flex: 'none' } } });
export const handIn = wideOnly;

const lapseBase = style({
  position: 'absolute',
  left: 0,
  bottom: -1,
  right: 0,
  height: 2,
  transformOrigin: 'left',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const lapse = styleVariants({
  plain: [lapseBase, { background: color.brandSolid }],
  warning: [lapseBase, { background: color.warningSolid }],
  danger: [lapseBase, { background: color.dangerSolid }],
  finished: [lapseBase, { background: color.dangerSolid }],
});
