import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

const ground = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space.x3} ${space.x4}`,
    minWidth: 0,
    padding: `${space.x35} ${space.x4}`,
    borderRadius: token.radius.base,
    fontSize: text.small,
    lineHeight: 1.65,
    '@media': { [media.sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
]);
export const question = style([ground, { background: color.dangerSoft }]);
export const outcome = style([ground, { background: color.successSoft, outlineOffset: -2 }]);
export const title = style({
  color: color.inkStrong,
  fontSize: text.ui,
  fontWeight: token.weight.strong,
});
export const words = style({ color: color.ink, textWrap: 'pretty' });
export const problem = style({ gridColumn: '1 / -1', color: color.dangerSolid });
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
