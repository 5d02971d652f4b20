import type { ReactNode } from 'react';
import { TextButton } from '../TextButton/TextButton.tsx';
import * as styles from './parts.css.ts';
import { RowTick } from './Tick.tsx';
import type { TableView } from './view.ts';

interface SelectionLineProps<Row> {
  view: TableView<Row>;
  cards: boolean;
  actions: ((keys: ReadonlySet<string>) => ReactNode) | undefined;
}

/** 已选 3 项 with the actions on them. The line is there before anything is selected, so that nothing jumps. */
export function SelectionLine<Row>({ view, cards, actions }: SelectionLineProps<Row>) {
  const { selection, texts, rows } = view;
  if (selection.mode !== 'multiple' || rows.length === 0) return null;
  const count = selection.keys.size;
  const all = { none: false, some: 'some', all: true } as const;
  return (
    <div className={styles.selectionLine}>
      {cards && (
        <RowTick label={texts.selectAll} checked={all[selection.shown]} onChange={selection.toggleAll} />
      )}
      <span className={count > 0 ? styles.selected : styles.total}>
        {count > 0 ? texts.selected(count) : texts.total(rows.length)}
      </span>
      {count > 0 && (
        <>
          {actions && <span className={styles.selectionActions}>{actions(selection.keys)}</span>}
          <TextButton onPress={selection.clear}>{texts.clearSelection}</TextButton>
        </>
      )}
    </div>
  );
}
