import { Button } from '@qianwei/ui/Button';
import * as styles from './Pager.css.ts';

export interface PagerProps {
  /** From 1. */
  pageNo: number;
  pageSize: number;
  /** Entries of all pages. */
  total: number;
  onPage: (pageNo: number) => void;
}

/** The way through a list of several pages; nothing when there is only one. */
export function Pager({ pageNo, pageSize, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && pageNo === 1) return null;
  return (
    <nav className={styles.pager} aria-label="分页">
      {pageNo > 1 && (
        <Button size="small" onPress={() => onPage(Math.min(pageNo - 1, last))}>
          上一页
        </Button>
      )}
      <span className={styles.place}>
        第 {pageNo} 页，共 {last} 页 {total} 条
      </span>
      {pageNo < last && (
        <Button size="small" onPress={() => onPage(pageNo + 1)}>
          下一页
        </Button>
      )}
    </nav>
  );
}
