import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: space.x1,
  border: `${token.line.hair} solid ${color.lineSoft}`,
  borderRadius: token.radius.base,
  background: color.surface,
  // Without tools there is no bar.
  selectors: { '&:not(:has(button))': { display: 'none' } },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' }, print: { display: 'none' } },
});

/** No box of its own. */
export const keys = style({ display: 'contents' });

/** The tools that fit; the others are in the menu at the end. */
export const tools = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minWidth: 0,
  overflow: 'hidden',
});

/** One tool, and before a group the line that begins it. */
export const slot = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});

export const line = style({
  flex: 'none',
  alignSelf: 'stretch',
  width: 1,
  margin: `${space.x2} ${space.x15}`,
  background: color.lineSoft,
});

export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x15,
  minWidth: 40,
  minHeight: 40,
  justifyContent: 'center',
  padding: `0 ${space.x25}`,
  borderRadius: token.radius.small,
  color: color.ink,
  fontSize: token.text.ui,
  lineHeight: token.leading.tight,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: -2,
  selectors: {
    '&[data-hovered]': { background: color.sunken, color: color.inkStrong },
    '&[data-pressed]': { background: color.brandSoft },
    '&[aria-pressed=true]': {
      background: color.brandSoft,
      color: color.brandSolid,
      boxShadow: `inset 0 0 0 ${token.line.hair} ${color.brandSolid}`,
    },
    // Dashed, as a blocked button is: never simply grey.
    '&[aria-disabled=true]': {
      color: color.inkMuted,
      background: color.sunken,
      outline: `${token.line.hair} dashed ${color.lineStrong}`,
      cursor: 'default',
    },
    '&[data-focus-visible]': { outline: `${token.line.focus} solid ${color.focus}` },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight' } } },
  },
});
