import { token } from '@qianwei/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { text as marked } from '../../../../packages/ui/src/components/Annotation/Annotation.css.ts';

const { color, space, text, line } = token;
const wide = '(min-width: 992px)';
const hair = `${line.hair} solid ${color.lineSoft}`;
const onDesk = <const Rule extends object>(rule: Rule) => ({ '@media': { [wide]: rule } });

export const notes = style({
  minWidth: 0,
  marginBottom: space.x8,
  ...onDesk({ marginBottom: 0, paddingTop: space.x6, borderLeft: hair }),
});
export const bar = style(onDesk({ paddingLeft: space.x6 }));
export const column = style({ position: 'relative' });
export const list = style(onDesk({ paddingLeft: space.x6, display: 'grid', gap: space.x4 }));
export const note = style({
  position: 'relative',
  padding: `${space.x4} 0`,
  borderTop: hair,
  selectors: { '&:first-child': { borderTop: 0 } },
  ...onDesk({
    padding: 0,
    borderTop: 0,
    selectors: { '&[data-placed]': { position: 'absolute', insetInline: `${space.x6} 0` } },
  }),
});
globalStyle(`${note} article`, { '@media': { 'screen and (max-width: 991px)': { fontSize: text.ui } } });
/** Beside the kind, only where the notes are a list. */
export const open = style({
  position: 'absolute',
  top: space.x4,
  right: 0,
  fontSize: text.small,
  color: color.inkMuted,
  ...onDesk({ display: 'none' }),
});
export const quote = style({
  padding: `${space.x05} 0 ${space.x15}`,
  fontFamily: token.font.serif,
  lineHeight: 1.75,
  textWrap: 'balance',
  color: color.inkStrong,
  ...onDesk({ display: 'none' }),
});
export const quoted = marked;
export const reply = style({ color: color.ink });
export const form = style({ display: 'grid', gap: space.x2, marginTop: space.x2 });
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const left = style({
  paddingTop: space.x4,
  fontSize: text.small,
  color: color.inkMuted,
  ...onDesk({ padding: `${space.x5} 0 0 ${space.x6}` }),
});

/** From the edge of the text, through the line between the columns, to the figure of the note. */
export const leaders = style({
  display: 'none',
  ...onDesk({ display: 'block', position: 'absolute', top: 0, left: -33, width: 50, height: '100%' }),
  overflow: 'visible',
  fill: 'none',
  pointerEvents: 'none',
});
export const leader = {
  must: style({ stroke: color.dangerSolid }),
  suggest: style({ stroke: color.infoSolid }),
  praise: style({ stroke: color.successSolid }),
};
