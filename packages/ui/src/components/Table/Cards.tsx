import { useEffect, useRef, useState } from 'react';
import { SkeletonLines } from '../Skeleton/Skeleton.tsx';
import { RowCard } from './Card.tsx';
import * as styles from './cards.css.ts';
import { useWindow } from './useWindow.ts';
import type { TableView } from './view.ts';

/** The rows one under the other, each with its labels, where a table would not fit. */
export function Cards<Row>({ view }: { view: TableView<Row> }) {
  const { keys, rows, virtual, maxHeight, texts, columns } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const estimate = 64 + 28 * Math.max(1, columns.length - 1);
  const pieces = useWindow({ active: virtual, keys, estimate, staying: focused, scroller });
  const boxed = maxHeight !== undefined;
  const count = keys.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order scrolls to the top
  useEffect(() => {
    if (virtual && scroller.current) scroller.current.scrollTop = 0;
  }, [view.sort?.column, view.sort?.direction, count, virtual]);
  if (view.skeletonRows > 0) return <CardSkeleton view={view} />;
  if (view.instead) return <div className={styles.instead}>{view.instead}</div>;
  const sums = columns.filter(({ sum }) => sum);
  return (
    <>
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ maxHeight }}
        tabIndex={boxed ? 0 : undefined}
        {...(boxed && { role: 'group', 'aria-label': view.label })}
      >
        <ul
          className={styles.list}
          aria-label={view.label}
          aria-busy={view.busy || undefined}
          onFocusCapture={({ target }) =>
            setFocused(target.closest<HTMLElement>('[data-unit]')?.dataset.unit ?? null)
          }
        >
          {pieces.map((piece) =>
            'gap' in piece ? (
              <li key={`gap before ${piece.before}`} aria-hidden="true" style={{ height: piece.gap }} />
            ) : (
              <RowCard
                key={keys[piece.index]}
                index={piece.index}
                row={rows[piece.index] as Row}
                view={view}
              />
            ),
          )}
        </ul>
      </div>
      {sums.length > 0 && (
        <div className={styles.sums}>
          <p className={styles.title}>{texts.sum}</p>
          <dl className={styles.pairs}>
            {sums.map((column) => (
              <div key={column.id} className={styles.pair}>
                <dt className={styles.label}>{column.cardLabel || column.header}</dt>
                <dd className={styles.value}>{column.sum?.(rows)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

/** Placeholders of cards that are loading. */
function CardSkeleton<Row>({ view }: { view: TableView<Row> }) {
  return (
    <div aria-hidden="true" className={styles.list}>
      {Array.from({ length: view.skeletonRows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have no identity and never move
        <div key={row} className={styles.card}>
          <SkeletonLines shares={[0.5, 0.72, 0.64]} />
        </div>
      ))}
    </div>
  );
}
