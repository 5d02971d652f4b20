import { BodyRow } from './BodyRow.tsx';
import * as styles from './grid.css.ts';
import { SkeletonBody } from './SkeletonBody.tsx';
import type { TableView } from './view.ts';
import type { WindowPiece } from './windowing.ts';

interface BodyProps<Row> {
  view: TableView<Row>;
  pieces: readonly WindowPiece[];
  /** Cells of a whole row. */
  span: number;
}

export function Body<Row>({ view, pieces, span }: BodyProps<Row>) {
  if (view.skeletonRows > 0) return <SkeletonBody view={view} />;
  if (view.instead)
    return (
      <tbody>
        <tr>
          <td colSpan={span} className={styles.instead}>
            {view.instead}
          </td>
        </tr>
      </tbody>
    );
  return (
    <tbody>
      {pieces.map((piece) =>
        'gap' in piece ? (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row is not focusable
          <tr key={`gap before ${piece.before}`} aria-hidden="true">
            <td colSpan={span} style={{ height: piece.gap, padding: 0 }} />
          </tr>
        ) : (
          <BodyRow
            key={view.keys[piece.index]}
            index={piece.index}
            row={view.rows[piece.index] as Row}
            view={view}
            span={span}
          />
        ),
      )}
    </tbody>
  );
}
