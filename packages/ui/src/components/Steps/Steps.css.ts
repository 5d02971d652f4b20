import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space, text } = token;

/** In a container as narrow as a phone a row of steps becomes vertical. */
const wideFrame = '(min-width: 480px)';
const narrowFrame = '(max-width: 479.98px)';

export const frame = style({ containerType: 'inline-size' });

/** `lying` is a row where its container is wide enough; without it, and on a phone, the steps are vertical. */
export const steps = recipe({
  base: {},
  variants: {
    lying: { true: { '@container': { [wideFrame]: { display: 'grid' } } } },
    look: { numbers: {}, marks: {} },
    folds: {
      true: { '@container': { [narrowFrame]: { display: 'flex', justifyContent: 'space-between' } } },
    },
  },
});

const foldedStep = `${steps.classNames.variants.folds.true} > &`;
const lyingStep = `${steps.classNames.variants.lying.true} > &`;

export const step = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    minWidth: 0,
    breakInside: 'avoid',
    selectors: {
      '&:not(:last-child)::before': { content: '""', position: 'absolute', background: color.lineStrong },
    },
  },
  variants: {
    look: {
      numbers: {
        gridTemplateColumns: '24px minmax(0, 1fr)',
        columnGap: space.x25,
        padding: '7px 0',
        selectors: {
          '&:not(:last-child)::before': { top: 33, bottom: -5, left: 11.5, width: 1 },
        },
        '@container': {
          [narrowFrame]: {
            selectors: {
              [foldedStep]: { display: 'flex', flex: '0 0 24px', padding: 0 },
              [`${steps.classNames.variants.folds.true} > &:not(:last-child)`]: { flex: '1 1 0' },
              [`${steps.classNames.variants.folds.true} > &:not(:last-child)::before`]: {
                top: 12,
                right: 0,
                bottom: 'auto',
                left: 24,
                width: 'auto',
                height: 1,
              },
            },
          },
          [wideFrame]: {
            selectors: {
              [lyingStep]: {
                gridTemplateColumns: 'minmax(0, 1fr)',
                alignContent: 'start',
                rowGap: space.x25,
                padding: `0 ${space.x2} 0 0`,
              },
              [`${steps.classNames.variants.lying.true} > &:not(:last-child)::before`]: {
                top: 12,
                right: 6,
                bottom: 'auto',
                left: 30,
                width: 'auto',
                height: 1,
              },
            },
          },
        },
      },
      marks: {
        gridTemplateColumns: '12px minmax(0, 1fr)',
        columnGap: space.x3,
        paddingBottom: space.x35,
        selectors: {
          '&:last-child': { paddingBottom: 0 },
          '&:not(:last-child)::before': { top: 20, bottom: -3, left: 5.5, width: 1 },
        },
      },
    },
    state: { done: {}, now: {}, returned: {}, returnedBefore: {}, waiting: {} },
  },
});

export const number = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    border: `${token.line.hair} solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.surface,
    color: color.inkMuted,
    fontSize: 12,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    '@media': { print: { background: 'none', color: color.inkStrong } },
  },
  variants: {
    state: {
      done: { borderColor: color.successSolid, color: color.successSolid },
      now: {
        borderColor: color.brandSolid,
        background: color.brandSolid,
        color: color.brandOn,
        fontWeight: token.weight.strong,
      },
      returned: {
        borderColor: color.dangerSolid,
        background: color.dangerSolid,
        color: color.dangerOn,
        fontWeight: token.weight.strong,
      },
      returnedBefore: {},
      waiting: {},
    },
  },
});

export const check = style({ width: 14, height: 14, strokeWidth: 2 });

export const mark = style({
  fontSize: text.small,
  lineHeight: 1.55,
  selectors: {
    [`${step.classNames.variants.state.done} > &`]: { color: color.successSolid },
    [`${step.classNames.variants.state.now} > &`]: { color: color.brandSolid },
    [`${step.classNames.variants.state.returned} > &`]: { color: color.dangerSolid },
    [`${step.classNames.variants.state.returnedBefore} > &`]: { color: color.inkMuted },
    [`${step.classNames.variants.state.waiting} > &`]: { color: color.inkMuted },
  },
});

export const words = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: text.small,
  lineHeight: 1.55,
  '@container': {
    [narrowFrame]: {
      selectors: {
        // Still read out.
        [`${steps.classNames.variants.folds.true} > * > &`]: {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});

export const folded = style({
  paddingTop: space.x25,
  fontSize: text.small,
  lineHeight: 1.55,
  '@container': { [wideFrame]: { display: 'none' } },
});

export const label = recipe({
  base: { display: 'block' },
  variants: {
    look: { numbers: {}, marks: { color: color.inkStrong, fontWeight: token.weight.medium } },
    state: {
      done: {},
      now: { color: color.inkStrong, fontWeight: token.weight.strong },
      returned: { color: color.inkStrong, fontWeight: token.weight.strong },
      returnedBefore: {},
      waiting: {},
    },
  },
  compoundVariants: [
    { variants: { look: 'numbers', state: 'done' }, style: { color: color.ink } },
    { variants: { look: 'numbers', state: 'waiting' }, style: { color: color.inkMuted } },
  ],
});

export const note = recipe({
  base: { display: 'block', color: color.inkMuted, fontVariantNumeric: 'tabular-nums' },
  variants: {
    look: { numbers: { fontSize: text.caption, lineHeight: 1.5 }, marks: { fontSize: text.small } },
    state: { done: {}, now: {}, returned: { color: color.dangerSolid }, returnedBefore: {}, waiting: {} },
  },
});
