import type { ShelfStatus } from '@qianwei/api/contract/course/list';

/** Names of the shelves, in the order of the tabs. */
export const shelfTitles: Readonly<Record<ShelfStatus, string>> = {
  STUDYING: '在学',
  PASSED: '已合格',
  CLOSED: '未开通',
};
