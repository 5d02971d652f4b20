import { token } from '@qianwei/ui/theme';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import { wide } from '../../../shared/page/widths.ts';

const { color, space } = token;

/** One column on a phone; two on a desk, filled column by column. */
export const list = style({
  '@media': { [wide]: { columnCount: 2, columnGap: space.x8 } },
});

export const point = style({
  display: 'grid',
  gridTemplateColumns: `14px max-content minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space.x2,
  width: '100%',
  minHeight: 48,
  padding: `${space.x1} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  color: color.ink,
  fontSize: token.text.ui,
  lineHeight: 1.5,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  selectors: {
    '&[data-hovered]:not([aria-disabled])': { color: color.brandSolid },
    '&[data-current]': { color: color.inkStrong, fontWeight: token.weight.strong },
    '&[aria-disabled]': { color: color.inkMuted, cursor: 'default' },
  },
  '@media': { [wide]: { minHeight: 44 } },
});

export const symbol = style({
  // The mark's own margin puts it into the first line of a text: here it stands in the middle.
  lineHeight: '12px',
  color: color.inkMuted,
  selectors: {
    '&[data-state=watched]': { color: color.successSolid },
    '&[data-state=begun]': { color: color.brandSolid },
  },
});
export const when = style([tabular, { minWidth: 44, color: color.inkMuted, fontSize: token.text.small }]);
export const closed = style({ display: 'block', fontSize: token.text.caption });
