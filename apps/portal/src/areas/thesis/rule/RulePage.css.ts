import { token } from '@qianwei/ui/theme';
import { media } from '@qianwei/ui/theme/media';
import { tabular } from '@qianwei/ui/theme/text.css';
import { style } from '@vanilla-extract/css';
import {
  barsHeight,
  listWidth,
  readingChapters,
  readingColumns,
  readingMargin,
} from '../shared/reading.css.ts';

const { color, space, text } = token;

/** The bar at the lower edge stands where the page ends. */
export const page = style({
  marginBottom: `calc(-1 * ${space.x5})`,
  '@media': { [media.wide]: { marginBottom: `calc(-1 * ${space.x16})` }, print: { marginBottom: 0 } },
});

export const issued = style([
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.x4}`,
    color: color.inkMuted,
    fontSize: text.small,
  },
]);

export const title = style({ fontFamily: token.font.serif, fontWeight: 700 });

export const news = style({ display: 'grid', gap: space.x3, marginBottom: space.x6 });

export const columns = style([
  readingColumns,
  {
    vars: { [listWidth]: '168px' },
    columnGap: space.x9,
    // Below tabs there is their line.
    selectors: { '[role=tabpanel] > &': { borderTop: 0 } },
  },
]);
export const chapters = style([readingChapters, { vars: { [barsHeight]: '84px' } }]);
export const margin = style([readingMargin, { gap: space.x5 }]);
/** Stays in view beside the text. */
export const aside = style({
  display: 'grid',
  gap: space.x5,
  '@media': { [media.full]: { position: 'sticky', top: space.x6 } },
});

export const changes = style({ display: 'grid', gap: space.x2 });
export const change = style({
  paddingLeft: space.x25,
  borderLeft: `${token.line.rule} solid ${color.warningSolid}`,
});

export const tools = style({
  display: 'grid',
  justifyItems: 'start',
  marginInline: `calc(-1 * ${space.x3})`,
});
export const sizes = style({ display: 'flex', alignItems: 'center', paddingLeft: space.x3 });

export const download = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: token.size.control,
  paddingInline: space.x4,
  color: color.brandSolid,
  fontSize: text.ui,
});
