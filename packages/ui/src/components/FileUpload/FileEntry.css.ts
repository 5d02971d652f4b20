import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/text.css.ts';

const { color, space } = token;

/** Name and buttons share the first line; the messages have the whole width under them. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x3,
  minWidth: 0,
  padding: `${space.x2} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
});

/** A small picture of the file, or the icon of its kind. */
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: '1 / span 2',
  alignSelf: 'start',
  width: 44,
  height: 44,
  overflow: 'hidden',
  borderRadius: token.radius.small,
  background: color.sunken,
  color: color.inkMuted,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const about = style({ gridColumn: '2 / -1', display: 'grid', gap: space.x05, minWidth: 0 });

/** Cut in the middle: the head shrinks, the tail stays. */
export const name = style({
  justifySelf: 'start',
  display: 'flex',
  minWidth: 0,
  maxWidth: '100%',
  color: color.inkStrong,
  fontSize: token.text.ui,
  lineHeight: 1.6,
  whiteSpace: 'pre',
});
export const head = style({ flexShrink: 1000, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const tail = style({ minWidth: 0, overflow: 'hidden' });

export const facts = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.x3,
    fontSize: token.text.small,
    lineHeight: 1.6,
    color: color.inkMuted,
  },
]);
export const done = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minWidth: 0,
  color: color.successSolid,
  overflowWrap: 'anywhere',
});
globalStyle(`${done} > span`, { minWidth: 0 });

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.x1,
  '@media': {
    // Beside three buttons, one of them with its input, a name has no room on a phone.
    [media.phone]: {
      selectors: {
        '&:has(> :nth-child(4))': { gridRow: 3, gridColumn: '2 / -1', justifyContent: 'flex-start' },
      },
    },
    print: { display: 'none' },
  },
});

export const view = style({ width: '100%', maxHeight: '70vh', objectFit: 'contain' });
