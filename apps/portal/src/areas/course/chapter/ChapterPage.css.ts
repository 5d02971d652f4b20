import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** The way on: what comes next, the ring, and the button. */
export const step = style([
  tabular,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space.x4} ${space.x8}`,
    padding: `${space.x5} 0 ${space.x6}`,
    '@media': { [media.sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
  },
]);
export const eyebrow = style({ color: color.inkMuted, fontSize: text.small });
export const mark = style({
  marginRight: space.x2,
  color: color.brandSolid,
  fontWeight: token.weight.strong,
});
export const stepTitle = style({
  marginTop: space.x1,
  color: color.inkStrong,
  fontSize: text.title,
  lineHeight: token.leading.tight,
});
export const stepNumber = style({ marginRight: space.x3 });
export const stepText = style({ marginTop: space.x1 });

export const tabs = style({ minWidth: 0 });
