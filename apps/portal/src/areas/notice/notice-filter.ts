import { id } from '@qianwei/api/contract/fields';
import { noticeCategory } from '@qianwei/api/contract/notice';
import { type AddressOf, field, flag, keyword, pageNumber } from '../../shared/address/address-codec.ts';

/** In characters, as on the server. */
export const maxKeywordLength = 50;

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

/** The values of the filter. */
export type NoticeFilter = AddressOf<typeof noticeFilter>;

/** The id of the notice in the drawer of a visitor; empty while it is closed. */
export const openNotice = { id: field(id, '') };
