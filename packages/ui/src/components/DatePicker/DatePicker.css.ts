import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';
import { box } from '../Field/Field.css.ts';

const { color, space } = token;

/** The edge of the field; it lights up when one of its segments has the focus. */
export const edge = style([
  box,
  {
    paddingInlineEnd: space.x15,
    cursor: 'text',
    selectors: {
      '&:has([role="spinbutton"]:focus)': {
        borderColor: color.inkStrong,
        outline: `${token.line.focus} solid ${color.focus}`,
      },
      '&[data-readonly]': { background: 'none', borderStyle: 'dashed' },
      '&:is([data-readonly], [data-disabled])': { paddingInlineEnd: space.x3 },
    },
  },
]);
globalStyle(`${edge} svg`, { color: color.inkMuted });

/** Contains the typed segments; receives pasted text. */
export const typing = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x2,
  minWidth: 0,
  padding: `${space.x2} 0`,
});

export const segments = style({
  display: 'inline-flex',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
});

export const segment = style({
  padding: '0 1px',
  minWidth: '1.25em',
  borderRadius: token.radius.small,
  outline: 'none',
  textAlign: 'center',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { minWidth: 0, padding: '0 1px', color: color.inkMuted },
    '&[data-placeholder]': { color: color.inkMuted },
    '&[data-focused]': { background: color.brandSolid, color: color.brandOn },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid' } } } },
});

export const between = style({ color: color.inkMuted });
