/** The words of a `Pagination`. */
export const paginationTexts = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  page: (page: number) => `第 ${page} 页`,
  total: (total: number) => `共 ${total} 条`,
  place: (page: number, count: number) => `第 ${page} 页，共 ${count} 页`,
  pageSize: '每页条数',
  perPage: (size: number) => `${size} 条/页`,
  jump: '跳至',
  jumpLabel: '跳至页码',
  jumpUnit: '页',
};

export type PaginationTexts = typeof paginationTexts;
