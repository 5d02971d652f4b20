import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';
import * as styles from './parts.css.ts';
import type { TableView } from './view.ts';

/** The cell that names the row: a link or a button when the row leads somewhere. */
export function RowHeader<Row>({
  row,
  view,
  children,
}: {
  row: Row;
  view: TableView<Row>;
  children: ReactNode;
}) {
  if (view.rowHref)
    return (
      <Link href={view.rowHref(row)} className={styles.rowLink} data-row-link>
        {children}
      </Link>
    );
  if (view.onRowAction)
    return (
      <Button className={styles.rowLink} onPress={() => view.onRowAction?.(row)}>
        {children}
      </Button>
    );
  return children;
}
