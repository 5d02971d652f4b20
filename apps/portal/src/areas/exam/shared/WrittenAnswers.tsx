import type { AnalysedQuestion } from '@qianwei/api/contract/exam/analysis';
import type { AnswerValue } from '@qianwei/api/contract/exam/question';
import { Prose } from '@qianwei/ui/Prose';
import { StateMark } from '@qianwei/ui/StateMark';
import { isAnswered } from './answer-text.ts';
import * as styles from './answers.css.ts';

type Points = AnalysedQuestion['points'];

/** The student's text, the reference text, and the scoring points with what each was awarded. */
export function WrittenAnswers(props: { mine: AnswerValue; right: AnswerValue; points: Points }) {
  const { mine, right, points } = props;
  return (
    <div className={styles.written}>
      <div>
        <p className={styles.writtenName}>我的答案</p>
        <p className={styles.mine}>{isAnswered(mine) ? String(mine) : '未作答'}</p>
      </div>
      {typeof right === 'string' && right !== '' && (
        <div>
          <p className={styles.writtenName}>参考答案</p>
          <Prose source={right} format="markdown" size="small" />
        </div>
      )}
      {points.length > 0 && <ScorePoints points={points} />}
    </div>
  );
}

function ScorePoints({ points }: { points: Points }) {
  const isOpen = points.some(({ hit }) => hit === null);
  return (
    <div>
      <p className={styles.writtenName}>{isOpen ? '待教师批阅，参考采分点如下' : '采分点'}</p>
      <ul className={styles.points}>
        {points.map(({ text, score, hit }) => (
          <li key={text} className={styles.point}>
            <span>{text}</span>
            <span className={styles.pointScore}>{score} 分</span>
            {hit === null ? (
              <StateMark shape="half" tone="muted">
                待批阅
              </StateMark>
            ) : hit ? (
              <StateMark shape="check" tone="success">
                答到
              </StateMark>
            ) : (
              <StateMark shape="cross" tone="danger">
                没答到
              </StateMark>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
