import { examNeeded, finalScore, passScore, weighedScore } from '@qianwei/studies';
import { NumberField } from '@qianwei/ui/NumberField';
import { Phrases } from '@qianwei/ui/Phrases';
import { StateMark } from '@qianwei/ui/StateMark';
import { useState } from 'react';
import { formatPoints } from '../../../shared/course/process-points.ts';
import * as styles from './ScorePanel.css.ts';
import { WhatIfChart } from './WhatIfChart.tsx';

export interface ScoreWhatIfProps {
  /** The process score, 0–100. */
  process: number;
  /** The exam's score that it begins with. Default 55. */
  initialExam?: number;
}

/** 如果统考考: what a score of the written exam comes to with this process score, and which one is enough. */
export function ScoreWhatIf({ process, initialExam = 55 }: ScoreWhatIfProps) {
  const [exam, setExam] = useState<number | null>(initialExam);
  const needed = examNeeded(process);
  return (
    <div className={styles.whatIf}>
      <NumberField label="如果统考考" unit="分" minValue={0} maxValue={100} value={exam} onChange={setExam} />
      {exam !== null && <Calculation exam={exam} process={process} />}
      <WhatIfChart process={process} exam={exam} needed={needed} />
      <p>
        <Phrases>
          {needed < passScore
            ? `统考 ${needed} 分就够。没有过程性成绩要考 ${passScore} 分。统考高过 ${formatPoints(process)} 分时，只按统考算。`
            : `统考要考 ${passScore} 分。过程性高过 ${passScore} 分，统考要考的分数才会降低；它从不拉低成绩。`}
        </Phrases>
      </p>
    </div>
  );
}

function Calculation({ exam, process }: { exam: number; process: number }) {
  const final = finalScore(exam, process);
  const isPassed = final >= passScore;
  return (
    <dl className={styles.calculation} aria-live="polite">
      <div className={styles.term}>
        <dt>只算统考</dt>
        <dd>{exam}</dd>
      </div>
      <div className={styles.term}>
        <dt>
          {exam} × 70% + {formatPoints(process)} × 30%
        </dt>
        <dd>{formatPoints(weighedScore(exam, process))}</dd>
      </div>
      <div className={styles.result}>
        <dt>取高的一个</dt>
        <dd>
          <StateMark shape={isPassed ? 'check' : 'cross'} tone={isPassed ? 'success' : 'warning'}>
            {formatPoints(final)}，{isPassed ? '合格' : '不合格'}
          </StateMark>
        </dd>
      </div>
    </dl>
  );
}
