import type { ProcessScore } from '@qianwei/api/contract/course/process-score';
import { visuallyHidden } from '@qianwei/ui/theme/text.css';
import { formatPoints } from '../../../shared/course/process-points.ts';
import * as styles from './ProcessPart.css.ts';
import { partLines } from './process-words.ts';

/** The parts of a process score with their weights, and their sum. */
export function PartsTable({ parts, score }: Pick<ProcessScore, 'parts' | 'score'>) {
  return (
    <table className={styles.table}>
      <caption className={visuallyHidden}>各部分得分</caption>
      <tbody>
        {partLines(parts).map((part) => (
          <tr key={part.code}>
            <th scope="row">{part.name}</th>
            <td>
              {part.score} × {part.weight}
            </td>
            <td>{formatPoints(part.points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">合计</th>
          <td />
          <td>{formatPoints(score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
