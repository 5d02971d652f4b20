import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const textButton = style({
  // The padding makes the target 24 px high without changing its line's height.
  padding: '2px 4px',
  margin: '-2px -4px',
  // As long as its line at most; the margin takes back the padding of the sides.
  maxWidth: 'calc(100% + 8px)',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderRadius: token.radius.small,
  fontSize: token.text.small,
  lineHeight: 1.6,
  color: token.color.brandSolid,
  textUnderlineOffset: '4px',
  '@media': { print: { display: 'none' } },
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
});
