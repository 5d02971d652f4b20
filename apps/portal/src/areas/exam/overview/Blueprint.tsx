import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import * as styles from './TestPage.css.ts';

/**
 * The parts of the paper: types, how many of each, and the points of each part, with a bar as its share of the largest.
 */
export function Blueprint({ detail }: { detail: TestDetail }) {
  const parts = detail.blueprint.map(({ title, count, score }) => ({
    title,
    count,
    score,
    points: count * score,
  }));
  const maxPoints = Math.max(1, ...parts.map(({ points }) => points));
  return (
    <table className={styles.blueprint}>
      <thead>
        <tr>
          <th scope="col">题型</th>
          <th scope="col" className={styles.number}>
            题数
          </th>
          <th scope="col" className={styles.number}>
            每题
          </th>
          <th scope="col" className={styles.number}>
            小计
          </th>
          <td className={styles.bar} />
        </tr>
      </thead>
      <tbody>
        {parts.map(({ title, count, score, points }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td className={styles.number}>{count} 题</td>
            <td className={styles.number}>{score} 分</td>
            <td className={styles.number}>{points} 分</td>
            <td className={styles.bar}>
              <span className={styles.share} style={{ inlineSize: `${(100 * points) / maxPoints}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
