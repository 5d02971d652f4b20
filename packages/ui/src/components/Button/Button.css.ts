import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

/** The look of a button, also for a link that is pressed like one. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.x2,
    minHeight: token.size.control,
    padding: `0 ${space.x5}`,
    border: `${token.line.hair} solid transparent`,
    borderRadius: token.radius.base,
    color: color.inkStrong,
    fontSize: token.text.body,
    fontWeight: token.weight.medium,
    lineHeight: token.leading.figure,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${token.motion.fast}, border-color ${token.motion.fast}`,
    selectors: { '&[data-pending]': { cursor: 'progress' } },
    // Nothing can be pressed on paper.
    '@media': { print: { display: 'none' } },
  },
  variants: {
    variant: {
      /** The primary action of a page. */
      primary: {
        background: color.brandSolid,
        color: color.brandOn,
        selectors: {
          '&[data-hovered]': { background: color.brandHover },
          '&[data-pressed]': { background: color.brandHover, boxShadow: token.shadow.press },
        },
      },
      outline: {
        background: color.raised,
        borderColor: color.lineStrong,
        selectors: {
          '&[data-hovered]': { borderColor: color.inkStrong },
          '&[data-pressed]': {
            borderColor: color.inkStrong,
            background: color.sunken,
            boxShadow: token.shadow.press,
          },
        },
      },
      /** As light as a link, beside other actions. */
      quiet: {
        padding: `0 ${space.x2}`,
        color: color.brandSolid,
        selectors: {
          '&[data-hovered]': { background: color.brandSoft },
          '&[data-pressed]': { background: color.brandSoft, textDecoration: 'underline' },
        },
      },
      /** For what cannot be undone. */
      danger: {
        background: color.raised,
        borderColor: color.dangerSolid,
        color: color.dangerSolid,
        selectors: {
          '&[data-hovered]': { background: color.dangerSoft },
          '&[data-pressed]': { background: color.dangerSoft, boxShadow: token.shadow.press },
        },
      },
    },
    size: {
      /** 32 px, within tables. */
      small: { minHeight: token.size.controlSmall, padding: `0 ${space.x3}`, fontSize: token.text.small },
      medium: {},
      /** 48 px, the page's own action. */
      large: { minHeight: token.size.controlLarge, padding: `0 ${space.x8}` },
      /** As high as a field, beside one. */
      field: { minHeight: token.size.controlLarge, padding: `0 ${space.x3}` },
    },
    /** Takes the whole width. */
    block: {
      true: {
        width: '100%',
        paddingBlock: space.x1,
        lineHeight: 1.35,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
    blocked: {
      true: {
        background: color.sunken,
        color: color.ink,
        border: `${token.line.hair} dashed ${color.lineStrong}`,
        selectors: {
          '&[data-hovered], &[data-pressed]': { background: color.sunken, borderColor: color.inkStrong },
        },
      },
    },
  },
  defaultVariants: { variant: 'outline', size: 'medium' },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flex: 'none',
  width: 16,
  height: 16,
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  animation: `${turn} 1s linear infinite`,
});

export const withReason = style({ display: 'grid', gap: space.x2, justifyItems: 'start' });
globalStyle(`${withReason} > button`, { maxWidth: '100%' });

export const reason = style({
  display: 'flex',
  gap: space.x2,
  fontSize: token.text.small,
  lineHeight: 1.6,
  color: color.ink,
});
globalStyle(`${reason} > svg`, { marginTop: 3, color: color.warningSolid });
globalStyle(`${reason} a`, { textDecoration: 'underline' });
