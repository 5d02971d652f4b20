import { token } from '@qianwei/ui/theme';
import { style } from '@vanilla-extract/css';
import { wide } from '../../shared/page/widths.ts';

const { color, space } = token;

/** Never wider than the page: the row of tabs scrolls instead. */
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x6}`,
  marginBottom: space.x6,
});
export const switches = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x6}` });

export const search = style({ flex: '0 1 26em', minWidth: 'min(100%, 16em)' });

export const pinned = style({
  marginBottom: space.x3,
  paddingBottom: space.x3,
  borderBottom: `${token.line.hair} solid ${color.lineSoft}`,
});

/** The place of 全部标为已读, of one size whatever stands in it; the longest is 全部标为已读（99）. */
export const markAll = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: '12.6em',
  minHeight: token.size.control,
  fontSize: token.text.ui,
  '@media': { [wide]: { justifyContent: 'flex-end' } },
});

export const pages = style({ marginTop: space.x6 });
