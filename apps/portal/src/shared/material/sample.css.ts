import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, text } = token;

export const thumbnail = style({
  display: 'block',
  width: 66,
  minWidth: 66,
  height: 66,
  objectFit: 'contain',
  border: `${token.line.hair} solid ${color.lineSoft}`,
  background: color.sunken,
});
export const caption = style({ display: 'block', fontSize: text.caption, textAlign: 'center' });
/** A drawing is dark ink, so its ground is paper in every theme. */
export const picture = style({
  display: 'block',
  width: '100%',
  maxHeight: '72vh',
  marginTop: space.x2,
  objectFit: 'contain',
  color: color.ink,
});

/** A sample beside its words. */
export const beside = style({ display: 'flex', alignItems: 'flex-start', gap: space.x4 });
export const words = style({ flex: 1, minWidth: 0 });
export const needed = style([
  beside,
  { padding: `${space.x3} 0`, borderBottom: `${token.line.hair} solid ${color.lineSoft}` },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.x4,
});
export const name = style({ color: color.inkStrong, fontWeight: token.weight.medium });
export const note = style({ color: color.inkMuted, fontSize: text.small, lineHeight: 1.65 });
/** The link of a template has a line of its own. */
export const template = style({ display: 'block' });
