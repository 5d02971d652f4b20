import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const icon = style({ marginTop: 3 });

export const banner = recipe({
  base: {
    display: 'flex',
    gap: space.x3,
    padding: space.x4,
    borderRadius: token.radius.base,
    color: color.ink,
    fontSize: token.text.ui,
    lineHeight: 1.65,
    // Soft grounds are white in high contrast and on paper; only the edge is left there.
    border: `${token.line.hair} solid transparent`,
    selectors: { ':root[data-theme="contrast"] &': { borderColor: 'currentcolor' } },
    '@media': {
      print: { borderColor: 'currentcolor' },
      '(prefers-contrast: more)': { borderColor: 'currentcolor' },
    },
  },
  variants: {
    tone: {
      info: { background: color.infoSoft },
      success: { background: color.successSoft },
      warning: { background: color.warningSoft },
      danger: { background: color.dangerSoft },
    },
  },
});
for (const tone of ['info', 'success', 'warning', 'danger'] as const)
  globalStyle(`${banner.classNames.variants.tone[tone]} > svg`, { color: color[`${tone}Solid`] });

export const title = style({ color: color.inkStrong, fontWeight: token.weight.strong });
export const body = style({ flex: 1, minWidth: 0 });
globalStyle(`${body} a, ${body} button`, { textDecoration: 'underline', fontSize: 'inherit' });
/** A few words to press stay on one line. */
globalStyle(`${body} a`, { display: 'inline-block' });
