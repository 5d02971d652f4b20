import { id } from '@qianwei/api/contract/fields';
import { noticeCategory } from '@qianwei/api/contract/notice';
import { type AddressOf, field, flag, keyword, pageNumber } from '../../shared/address/address-codec.ts';

/** The longest keyword that the server takes. */
export const keywordLimit = 50;

/** What the list shows; no category is 全部. */
export const noticeFilter = {
  category: field(noticeCategory, undefined),
  keyword: keyword(keywordLimit),
  unread: flag,
  page: pageNumber,
};

/** What the list shows, as it stands in the address. */
export type NoticeFilter = AddressOf<typeof noticeFilter>;

/** The notice that a visitor has open over the list. */
export const openNotice = { id: field(id, '') };
