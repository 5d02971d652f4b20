import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { token } from '../../theme/contract.css.ts';

const { color, space } = token;

export const cropper = style({ display: 'grid', gap: space.x3, width: 'min(320px, 100%)', minWidth: 0 });

export const stageLine = style({ display: 'flex', alignItems: 'end', gap: space.x4, minWidth: 0 });

export const stage = recipe({
  base: {
    display: 'block',
    flex: 1,
    minWidth: 0,
    width: '100%',
    background: color.sunken,
    boxShadow: `0 0 0 ${token.line.hair} ${color.lineStrong}`,
    cursor: 'grab',
    touchAction: 'none',
    selectors: { '&:active': { cursor: 'grabbing' } },
  },
  variants: {
    shape: { square: { borderRadius: token.radius.small }, round: { borderRadius: '50%' } },
  },
});

/** The placeholder of the picture, in its shape, with the reason. */
export const place = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    placeContent: 'center',
    gap: space.x2,
    width: '100%',
    padding: space.x6,
    border: `${token.line.hair} dashed ${color.lineStrong}`,
    background: color.sunken,
    color: color.inkMuted,
    fontSize: token.text.small,
    textAlign: 'center',
  },
  variants: {
    shape: { square: { borderRadius: token.radius.small }, round: { borderRadius: '50%' } },
    broken: {
      true: { color: color.dangerSolid, background: color.dangerSoft, borderColor: color.dangerSolid },
    },
  },
});

export const preview = style({ display: 'grid', gap: space.x1, flex: 'none', justifyItems: 'center' });
export const previewPicture = style({
  display: 'block',
  width: 72,
  boxShadow: `0 0 0 ${token.line.hair} ${color.lineStrong}`,
});
export const caption = style({ fontSize: token.text.caption, lineHeight: 1.5, color: color.inkMuted });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
});

export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 160px',
  gap: space.x3,
  color: color.inkMuted,
  fontSize: token.text.small,
  whiteSpace: 'nowrap',
});
/** As high as a finger needs, the line in it is drawn. */
export const track = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: 44,
  // Half the thumb, so that it stays clear of the words at both ends.
  marginInline: 12,
  cursor: 'pointer',
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 'calc(50% - 1px)',
    height: 2,
    background: color.lineStrong,
  },
});
export const thumb = style({
  top: '50%',
  width: 24,
  height: 24,
  border: `2px solid ${color.brandSolid}`,
  borderRadius: '50%',
  background: color.raised,
  selectors: {
    '&[data-dragging]': { background: color.brandSoft },
    '&[data-focus-visible]': { outline: `${token.line.focus} solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const small = style({ display: 'flex', gap: space.x15, fontSize: token.text.small, lineHeight: 1.6 });
globalStyle(`${small} > svg`, { marginTop: 3, color: color.warningSolid });
