import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text } = token;

/** Running text of the institution: policies, rules, manuals. */
export const prose = style({
  display: 'grid',
  gap: space.x3,
  minWidth: 0,
  maxWidth: token.measure,
  fontSize: text.ui,
});
globalStyle(`${prose} h3`, { marginTop: space.x3, fontSize: text.body });
globalStyle(`${prose} ol, ${prose} ul`, { paddingLeft: '1.6em' });
globalStyle(`${prose} ol`, { listStyleType: 'decimal' });
globalStyle(`${prose} ul`, { listStyleType: 'disc' });
globalStyle(`${prose} th, ${prose} td`, {
  padding: `${space.x2} ${space.x3} ${space.x2} 0`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  fontSize: text.small,
  lineHeight: 1.6,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${prose} th`, { color: color.inkMuted, fontWeight: token.weight.regular, whiteSpace: 'nowrap' });
globalStyle(`${prose} blockquote`, { paddingLeft: space.x4, borderLeft: `2px solid ${color.lineSoft}` });
