import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';

const { color, space, text, weight } = token;

export const form = style([
  tabular,
  {
    display: 'grid',
    gap: space.x4,
    minWidth: 0,
    margin: 0,
    padding: `${space.x4} 0 ${space.x5}`,
    border: 0,
    '@media': {
      [media.abovePhone]: {
        margin: `0 calc(-1 * ${space.x4})`,
        padding: `${space.x4} ${space.x4} ${space.x5}`,
        background: color.sunken,
        selectors: { '&[data-gap]': { background: color.dangerSoft } },
      },
    },
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
});
export const title = style({
  color: color.inkStrong,
  fontWeight: weight.strong,
  '@media': { [media.phone]: { selectors: { '[data-gap] &': { color: color.dangerSolid } } } },
});
/** Above a phone the ruler says it. */
export const months = style({ whiteSpace: 'nowrap', '@media': { [media.abovePhone]: { display: 'none' } } });
export const note = style({
  color: color.ink,
  fontSize: text.small,
  '@media': { [media.phone]: { display: 'none' } },
});
export const kinds = style({ minWidth: 0 });

export const fields = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3, minWidth: 0 });
export const month = style({
  flex: '1 1 7.75rem',
  minWidth: 0,
  selectors: { '&[data-fixed]': { flex: '0 1 7.25rem' } },
  // The title says the months.
  '@media': { [media.phone]: { selectors: { '[data-fixed] > &[data-fixed]': { display: 'none' } } } },
});
export const place = style({
  flex: '2 1 9rem',
  minWidth: 0,
  '@media': { [media.phone]: { flex: '1 1 100%' } },
});
export const short = style({
  flex: '1 1 6.5rem',
  minWidth: 0,
  maxWidth: '18rem',
  '@media': { [media.phone]: { flex: '1 1 100%', maxWidth: 'none' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
});
export const outcome = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x15,
  minWidth: 0,
  color: color.ink,
  fontSize: text.small,
  selectors: { '&[data-wrong]': { color: color.dangerSolid } },
});
