import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { full } from '../../../shared/page/widths.ts';

const { color, space } = token;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gap: space.x6,
  '@media': { [full]: { gridTemplateColumns: 'minmax(0, 1fr) 336px', gap: space.x8 } },
});
export const panels = style({
  minWidth: 0,
  paddingLeft: space.x6,
  borderLeft: `${token.line.hair} solid ${color.lineSoft}`,
});
export const ruler = style({ paddingTop: space.x2 });
export const banner = style({ padding: `${space.x3} 0` });
export const knowledge = style({ paddingTop: space.x4 });
export const heading = style({ marginBottom: space.x2, fontSize: token.text.body });

export const phone = style({ minWidth: 0 });

/** From edge to edge, and always in sight. Not in the largest text: it would leave no room for what is below. */
export const stage = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  margin: `calc(-1 * ${space.x4}) calc(-1 * ${space.x4}) ${space.x3}`,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
  background: color.surface,
  selectors: { ':root[data-text="huge"] &': { position: 'static' } },
  '@media': { '(max-height: 560px)': { position: 'static' } },
});
export const controls = style({ padding: `0 ${space.x4}` });
