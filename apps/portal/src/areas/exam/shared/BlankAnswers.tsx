import { StateMark } from '@qianwei/ui/StateMark';
import * as styles from './answers.css.ts';

export interface BlankAnswersProps {
  mine: readonly string[];
  right: readonly string[];
  /** True for each right one; empty (marking is open, or the book): nothing is judged. */
  hits: readonly boolean[];
}

/** Each blank with the student's text and the right one. */
export function BlankAnswers({ mine, right, hits }: BlankAnswersProps) {
  return (
    <table className={styles.blanks}>
      <thead>
        <tr>
          <th scope="col">空</th>
          <th scope="col">我的答案</th>
          <th scope="col">正确答案</th>
          {hits.length > 0 && <th scope="col">结果</th>}
        </tr>
      </thead>
      <tbody>
        {right.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a blank
          <tr key={index}>
            <th scope="row">第 {index + 1} 空</th>
            <td>{mine[index]?.trim() || '未填'}</td>
            <td>{text}</td>
            {hits.length > 0 && (
              <td>
                {hits[index] ? (
                  <StateMark shape="check" tone="success">
                    正确
                  </StateMark>
                ) : (
                  <StateMark shape="cross" tone="danger">
                    不正确
                  </StateMark>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
