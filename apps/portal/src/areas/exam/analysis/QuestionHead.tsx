import type { AnalysedQuestion } from '@qianwei/api/contract/exam/analysis';
import { formatDuration } from '@qianwei/api/time/duration';
import { Facts } from '@qianwei/ui/Facts';
import { StateMark } from '@qianwei/ui/StateMark';
import { unbroken } from '@qianwei/ui/theme/text.css';
import * as styles from './Questions.css.ts';

export interface QuestionHeadProps {
  /** Of the heading, which names the question. */
  id: string;
  /** 第 17 题. */
  name: string;
  question: AnalysedQuestion;
}

/** The head of a question: which one, what it got, and below where it belongs and how hard it was. */
export function QuestionHead({ id, name, question }: QuestionHeadProps) {
  const { got, score, seconds, wrongRate, chapter, groupTitle, marked } = question;
  return (
    <div className={styles.head}>
      <h3 id={id} className={styles.name}>
        <span className={styles.number}>{name}</span>
        <span>{groupTitle}</span>
        {marked && <span>已标记</span>}
      </h3>
      <p className={styles.result}>
        <span className={unbroken}>
          <span className={styles.got}>{got ?? '—'}</span> / {score} 分
        </span>
        <Outcome got={got} score={score} />
      </p>
      <p className={styles.facts}>
        <Facts
          facts={[
            chapter,
            seconds > 0 ? `用时 ${formatDuration(seconds * 1000)}` : '',
            wrongRate === null ? '' : `错误率 ${wrongRate}%`,
          ]}
        />
      </p>
    </div>
  );
}

function Outcome({ got, score }: { got: number | null; score: number }) {
  if (got === null)
    return (
      <StateMark shape="half" tone="warning">
        待批阅
      </StateMark>
    );
  if (got >= score)
    return (
      <StateMark shape="check" tone="success">
        得满分
      </StateMark>
    );
  return (
    <StateMark shape="cross" tone="danger">
      失 {Math.round((score - got) * 10) / 10} 分
    </StateMark>
  );
}
