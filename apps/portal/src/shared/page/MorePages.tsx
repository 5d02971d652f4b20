import { LatePiece, late } from '@qianwei/ui/late';
import type { PaginationProps } from '@qianwei/ui/Pagination';

const pagination = late<PaginationProps>(async () => ({
  default: (await import('@qianwei/ui/Pagination')).Pagination,
}));

/** `Pagination` below a list that seldom has a second page: its code comes only then. */
export function MorePages(props: PaginationProps) {
  return props.total > props.pageSize && <LatePiece of={pagination} fallback={null} {...props} />;
}
