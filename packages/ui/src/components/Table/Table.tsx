import { type RefObject, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/text.css.ts';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Cards } from './Cards.tsx';
import { Grid } from './Grid.tsx';
import * as styles from './parts.css.ts';
import { SelectionLine } from './SelectionLine.tsx';
import type { TableProps } from './Table.props.ts';
import { Tools } from './Tools.tsx';
import { useTableAnnouncement } from './useAnnouncement.ts';
import { useTableView } from './useTableView.tsx';

export type { Column, SortValue, TableLayout, TableSort } from './column.ts';
export type { TableError, TableProps } from './Table.props.ts';

/** Below this width of its own, px, the rows are cards. */
const cardsBelow = 640;

/**
 * Rows to compare: sorted, filtered, selected, opened; cards where it is narrow. With selection, details or an
 * action a row it is a grid, one stop for Tab and arrows within; else a table to read, its sort buttons in the
 * order of Tab.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, caption, toolbar, onExport, exporting, error, filterText = '', ref } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement);
  const cards = useNarrow(frame, cardsBelow) && props.cards !== 'never';
  const view = useTableView(props, id);
  const announcement = useTableAnnouncement(view, columns, filterText);
  const hasRows = (props.rows?.length ?? 0) > 0;
  return (
    <div ref={frame} className={styles.frame}>
      <Tools
        view={view}
        columns={columns}
        cards={cards}
        columnMenu={props.columnMenu ?? false}
        caption={caption}
        toolbar={toolbar}
        onExport={onExport}
        exporting={exporting}
      />
      {error && hasRows && (
        <div className={styles.errorAbove}>
          <ErrorState {...error} />
        </div>
      )}
      <SelectionLine view={view} cards={cards} actions={props.selectionActions} />
      {props.refreshing && <div className={styles.refreshing} aria-hidden="true" />}
      {cards ? <Cards view={view} /> : <Grid view={view} />}
      <p role="status" className={visuallyHidden}>
        {view.skeletonRows > 0 ? view.texts.loading : props.refreshing ? view.texts.refreshing : announcement}
      </p>
    </div>
  );
}

/** True when the element is narrower than `limit` px; false until it is measured. */
function useNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const look = () => setNarrow(box.clientWidth < limit);
    look();
    const resized = new ResizeObserver(look);
    resized.observe(box);
    return () => resized.disconnect();
  }, [element, limit]);
  return narrow;
}
