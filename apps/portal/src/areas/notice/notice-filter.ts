import { id } from '@qianwei/api/contract/fields';
import { noticeCategory } from '@qianwei/api/contract/notice';
import { type AddressOf, field, flag, keyword, pageNumber } from '../../shared/address/address-codec.ts';
import type { FilterField } from '../../shared/filter/use-filter.ts';

/** In characters, as on the server. */
const maxKeywordLength = 50;

/** The filter of the list in the address; without a category it is 全部. */
export const noticeFilter = {
  category: field(noticeCategory, undefined),
  keyword: keyword(maxKeywordLength),
  unread: flag,
  /** Also what does not concern the student; a visitor always gets all. */
  all: flag,
  page: pageNumber,
};

/** True when only notices that concern the student are asked for; a search looks through all. */
export const asksForOwn = ({ all, keyword: words }: NoticeFilter) => !all && words === '';

/** The fields beside the category: a search looks through all, and only a student has read or is concerned. */
export const noticeFields = (
  loggedIn: boolean,
  { keyword: words }: NoticeFilter,
): FilterField<keyof typeof noticeFilter>[] => [
  ...(loggedIn && words === '' ? [{ kind: 'flag', name: 'all', label: '含与我无关的' } as const] : []),
  ...(loggedIn ? [{ kind: 'flag', name: 'unread', label: '只看未读' } as const] : []),
  {
    kind: 'keyword',
    name: 'keyword',
    label: '搜索公告标题',
    searched: '标题',
    hint: '只看标题，不看正文',
    placeholder: '公告标题',
    maxLength: maxKeywordLength,
  },
];

/** The values of the filter. */
export type NoticeFilter = AddressOf<typeof noticeFilter>;

/** The id of the notice in the drawer of a visitor; empty while it is closed. */
export const openNotice = { id: field(id, '') };
