import type { Board } from './board.ts';
import * as styles from './PlannerBoard.css.ts';

/** Practices and thesis, below the periods after which they come. */
export function BoardLanes({ board: { columns, thesis } }: { board: Board }) {
  return (
    <>
      {columns.some(({ practice }) => practice !== null) && (
        <tr className={`${styles.sum} ${styles.first}`}>
          <th scope="row">
            <b>实践</b>
            <span className={styles.note}>理论合格后</span>
          </th>
          {columns.map(({ period, practice, kind }) => (
            <td key={period} data-kind={kind}>
              {practice && (
                <>
                  {practice.codes}
                  <span className={styles.note}>{practice.when}</span>
                </>
              )}
            </td>
          ))}
        </tr>
      )}
      {thesis && (
        <tr className={`${styles.sum} ${styles.first}`}>
          <th scope="row">
            <b>毕业设计</b>
            <span className={styles.note}>其余合格后</span>
          </th>
          {columns.slice(0, thesis.column).map(({ period }) => (
            <td key={period} />
          ))}
          <td colSpan={columns.length - thesis.column}>
            {thesis.text}
            <span className={styles.run} />
          </td>
        </tr>
      )}
    </>
  );
}
