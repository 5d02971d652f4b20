import { WholeDates } from '@qianwei/ui/WholeDates';
import type { Board } from './board.ts';
import * as styles from './PlannerBoard.css.ts';

/** Exemptions, practices and thesis, below the periods after which they come. */
export function BoardLanes({ board: { columns, thesis, exemption } }: { board: Board }) {
  return (
    <>
      {exemption && (
        <tr className={`${styles.sum} ${styles.first}`}>
          <th scope="row">
            <b>免考</b>
            <span className={styles.note}>通过才算</span>
          </th>
          {columns.map(({ period, kind }, index) => (
            <td key={period} data-kind={kind}>
              {index === exemption.column && (
                <>
                  {exemption.codes}
                  <span className={styles.note}>
                    <WholeDates>{exemption.when}</WholeDates>
                  </span>
                </>
              )}
            </td>
          ))}
        </tr>
      )}
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
            <b>{thesis.title}</b>
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
