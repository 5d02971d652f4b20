import { style } from '@vanilla-extract/css';
import { token } from '../../theme/contract.css.ts';

export const block = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space.x1} ${token.space.x3}`,
  padding: token.space.x4,
  borderRadius: token.radius.base,
  background: token.color.dangerSoft,
  color: token.color.ink,
  fontSize: token.text.ui,
  lineHeight: 1.65,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  selectors: {
    ':root[data-theme="contrast"] &': { border: `${token.line.hair} solid ${token.color.dangerSolid}` },
  },
});

export const message = style({
  display: 'flex',
  flex: '1 1 14em',
  gap: token.space.x3,
  minWidth: 0,
  textWrapStyle: 'pretty',
  overflowWrap: 'anywhere',
});

export const icon = style({ marginTop: 3, color: token.color.dangerSolid });
export const strong = style({ color: token.color.inkStrong, fontWeight: token.weight.strong });
