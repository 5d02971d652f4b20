import type { ReactNode } from 'react';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { type Column, isHideable, isSortable, type TableLayout } from './column.ts';
import * as styles from './parts.css.ts';
import { TableExport } from './TableExport.tsx';
import type { TableView } from './view.ts';

interface ToolsProps<Row> {
  view: TableView<Row>;
  /** Hidden ones too. */
  columns: readonly Column<Row>[];
  cards: boolean;
  columnMenu: boolean;
  caption: ReactNode;
  toolbar: ReactNode;
  onExport: (() => void | Promise<void>) | undefined;
  exporting: boolean | undefined;
}

/** The line above the table; not rendered when it would be empty. */
export function Tools<Row>(props: ToolsProps<Row>) {
  const { view, columns, cards, columnMenu, caption, toolbar, onExport, exporting } = props;
  const sortable = cards && columns.some(isSortable);
  if (!caption && !toolbar && !columnMenu && !onExport && !sortable) return null;
  return (
    <div className={styles.tools}>
      {caption && <div className={styles.caption}>{caption}</div>}
      {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      <div className={styles.ends}>
        {sortable && <SortMenu view={view} />}
        {columnMenu && (
          <ColumnMenu
            texts={view.texts}
            columns={columns.filter((column) => isHideable(column, columns))}
            layout={view.layout}
            onLayout={view.onLayout}
          />
        )}
        {onExport && <TableExport label={view.texts.export} onExport={onExport} exporting={exporting} />}
      </div>
    </div>
  );
}

function SortMenu<Row>({ view }: { view: TableView<Row> }) {
  const { texts, sort, columns, onSort } = view;
  const ways = columns.filter(isSortable).flatMap(({ id, header }) => [
    {
      id: `ascending ${id}`,
      label: texts.ascending(header),
      sort: { column: id, direction: 'ascending' } as const,
    },
    {
      id: `descending ${id}`,
      label: texts.descending(header),
      sort: { column: id, direction: 'descending' } as const,
    },
  ]);
  return (
    <ChoiceMenu
      label={texts.sort}
      icon="swap"
      choices={[{ id: 'none', label: texts.unsorted }, ...ways]}
      chosen={sort ? `${sort.direction} ${sort.column}` : 'none'}
      onChoose={(chosen) => onSort(ways.find(({ id }) => id === chosen)?.sort ?? null)}
    />
  );
}

interface ColumnMenuProps<Row> {
  texts: TableView<Row>['texts'];
  columns: readonly Column<Row>[];
  layout: TableLayout;
  onLayout: (layout: TableLayout) => void;
}

function ColumnMenu<Row>({ texts, columns, layout, onLayout }: ColumnMenuProps<Row>) {
  const ids = columns.map(({ id }) => id);
  const hides = (id: string) => layout.hidden.includes(id);
  return (
    <ChoiceMenu
      label={texts.columns}
      icon="sheet"
      choices={columns.map(({ id, header }) => ({ id, label: header }))}
      chosen={ids.filter((id) => !hides(id))}
      onChoose={(chosen) =>
        onLayout({
          ...layout,
          hidden: ids.filter((id) => (id === chosen ? !hides(id) : hides(id))),
        })
      }
    />
  );
}
