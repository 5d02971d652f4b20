import { visuallyHidden } from '../../theme/text.css.ts';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from './cards.css.ts';
import { RowHeader } from './RowHeader.tsx';
import { RowTick } from './Tick.tsx';
import type { TableView } from './view.ts';

interface CardProps<Row> {
  index: number;
  row: Row;
  view: TableView<Row>;
}

/** A row as a card: its header, the other columns with their labels, then its actions. */
export function RowCard<Row>({ index, row, view }: CardProps<Row>) {
  const { columns, rowHeader, selection, texts, detail, rowActions } = view;
  const key = view.keys[index] ?? '';
  const expanded = detail !== undefined && view.isExpanded(key);
  const panel = `${view.id}-detail-${index}`;
  return (
    <li
      className={styles.card}
      data-unit={key}
      aria-posinset={view.virtual ? index + 1 : undefined}
      aria-setsize={view.virtual ? view.rows.length : undefined}
    >
      <div className={styles.head}>
        <div className={styles.title}>
          {rowHeader && (
            <RowHeader row={row} view={view}>
              {rowHeader.cell(row)}
            </RowHeader>
          )}
        </div>
        {selection.mode !== 'none' && (
          <RowTick
            label={texts.select(view.nameOf(row))}
            group={selection.mode === 'single' ? `${view.id}-row` : undefined}
            checked={selection.keys.has(key)}
            onChange={(range) => selection.toggle(key, range)}
          />
        )}
      </div>
      <dl className={styles.pairs}>
        {columns
          .filter((column) => column !== rowHeader)
          .map((column) => (
            <div key={column.id} className={column.cardLabel === false ? styles.alonePair : styles.pair}>
              <dt className={column.cardLabel === false ? visuallyHidden : styles.label}>
                {column.cardLabel || column.header}
              </dt>
              <dd className={styles.value} data-numeric={column.numeric || undefined}>
                {column.cell(row)}
              </dd>
            </div>
          ))}
      </dl>
      {(detail || rowActions) && (
        <div className={styles.actions}>
          {rowActions?.(row)}
          {detail && (
            <TextButton
              aria-expanded={expanded}
              aria-controls={expanded ? panel : undefined}
              aria-label={expanded ? texts.collapse(view.nameOf(row)) : texts.expand(view.nameOf(row))}
              onPress={() => view.onExpand(key)}
            >
              {texts.detail}
            </TextButton>
          )}
        </div>
      )}
      {view.under?.(row)}
      {expanded && (
        <div id={panel} className={styles.detail}>
          {detail(row)}
        </div>
      )}
    </li>
  );
}
