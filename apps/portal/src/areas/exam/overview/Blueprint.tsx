import type { TestDetail } from '@qianwei/api/contract/exam/overview';
import * as styles from './TestPage.css.ts';

/** What the paper is made of: types, how many of each, and their points with a bar beside the longest. */
export function Blueprint({ detail }: { detail: TestDetail }) {
  const most = Math.max(1, ...detail.blueprint.map(({ score }) => score));
  return (
    <table className={styles.blueprint}>
      <thead>
        <tr>
          <th scope="col">题型</th>
          <th scope="col" className={styles.number}>
            题数
          </th>
          <th scope="col" className={styles.number}>
            分值
          </th>
          <td className={styles.bar} />
        </tr>
      </thead>
      <tbody>
        {detail.blueprint.map(({ title, count, score }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td className={styles.number}>{count} 题</td>
            <td className={styles.number}>{score} 分</td>
            <td className={styles.bar}>
              <span className={styles.share} style={{ inlineSize: `${(100 * score) / most}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
