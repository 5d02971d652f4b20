import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, text, line } = token;
const wide = '(min-width: 992px)';
const roomy = '(min-width: 1200px)';
const hair = `${line.hair} solid ${color.lineSoft}`;
const onDesk = <const Rule extends object>(rule: Rule) => ({ '@media': { [wide]: rule } });

export const facts = style({
  display: 'none',
  ...onDesk({ display: 'block', marginBottom: space.x15 }),
  fontSize: text.small,
  color: color.inkMuted,
});
export const dot = style({ padding: `0 ${space.x2}` });
export const title = style({ fontFamily: token.font.serif, fontWeight: 700, textWrap: 'balance' });
export const teacher = style(onDesk({ color: color.ink }));
export const hours = style({ display: 'none', whiteSpace: 'nowrap', ...onDesk({ display: 'inline' }) });

/** The strip of stages, until there is room for their list beside the text. */
export const strip = style({
  marginBottom: space.x5,
  '@media': { [roomy]: { display: 'none' } },
});
export const desk = style({
  display: 'grid',
  borderTop: hair,
  paddingTop: space.x5,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', paddingTop: 0 },
    [roomy]: { gridTemplateColumns: '176px minmax(0, 1fr) 280px' },
  },
});
export const stages = style({
  display: 'none',
  '@media': {
    [roomy]: {
      display: 'block',
      paddingRight: space.x2,
      paddingTop: 17,
      borderRight: hair,
    },
  },
});
export const below = style({
  display: 'grid',
  gap: `${space.x8} ${space.x14}`,
  marginTop: space.x7,
  paddingTop: space.x7,
  borderTop: hair,
  ...onDesk({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }),
});
export const belowHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  marginBottom: space.x25,
});
export const belowTitle = style({ fontSize: text.body });

export const message = style({
  padding: `${space.x3} 0`,
  borderTop: hair,
  fontSize: text.ui,
  lineHeight: 1.65,
  color: color.inkStrong,
  overflowWrap: 'anywhere',
});
export const by = style({ display: 'block', fontSize: text.small, color: color.inkMuted });
export const strong = style({ color: color.inkStrong });
export const code = style({ fontFamily: token.font.code });
globalStyle(`${below} table`, { fontSize: text.small });
