import { type Assessment, assessModeTitles } from '@qianwei/api/contract/exam/assessment';
import type { DateTime } from '@qianwei/api/time/moment';
import { occasionWords } from '@qianwei/api/time/words';
import { Facts } from '@qianwei/ui/Facts';
import { ProgressBar } from '@qianwei/ui/ProgressBar';
import { StateMark } from '@qianwei/ui/StateMark';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import type { ReactNode } from 'react';
import { WhyNot } from '../../../shared/page/WhyNot.tsx';
import { stateOf } from '../../../shared/practice-report/assessment-state.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { scoreWords, triesWords } from '../shared/exam-labels.ts';
import * as styles from './AssessmentPage.css.ts';

export interface AssessmentEntryProps {
  assessment: Assessment;
  /** When the batch ends: a course with the same deadline does not repeat it. */
  batchEnd: DateTime;
  /** The button of the entry and its links. */
  children: ReactNode;
}

/** The result, and the number of tries; nothing before the first try, but the rules. */
function resultsOf({ assessMode, latest, best, passScore, usedTry, maxTry }: Assessment): string[] {
  const scores =
    best === null
      ? `${passScore} 分合格`
      : latest === best
        ? `最高 ${scoreWords(best)} 分，${passScore} 分合格`
        : `最近 ${scoreWords(latest)} 分，最高 ${scoreWords(best)} 分，${passScore} 分合格`;
  return assessMode === 'ONLINE' ? [scores, triesWords({ usedTry, maxTry })] : [scores];
}

/** One assessment: its course, how it stands and why, what was reached, and at one place what can be done. */
export function AssessmentEntry({ assessment, batchEnd, children }: AssessmentEntryProps) {
  const { courseName, courseCode, theoryCode, assessMode, obstacle, closeTime } = assessment;
  const { learnRate, learnNeed, status } = assessment;
  const { shape, tone, word } = stateOf(assessment);
  const now = useNow();
  return (
    <li className={styles.entry}>
      <div className={styles.story}>
        <h3 className={styles.course}>
          <CourseName name={courseName} />
        </h3>
        <div className={styles.facts}>
          <Facts
            facts={[
              courseCode,
              assessModeTitles[assessMode],
              theoryCode === '' ? '' : `对应理论课 ${theoryCode}`,
              ...resultsOf(assessment),
            ]}
          />
        </div>
        <p className={styles.state}>
          <span className={styles.word}>
            <StateMark shape={shape} tone={tone}>
              {word}
            </StateMark>
          </span>
          {obstacle !== null && <WhyNot obstacle={obstacle} />}
        </p>
        {status === 'LEARNING' && (
          <span className={styles.learn}>
            <ProgressBar
              value={learnRate / 100}
              label={`${courseName}视频进度`}
              valueText={`${learnRate}%，需 ≥ ${learnNeed}%`}
              labelHidden
            />
          </span>
        )}
        {closeTime !== null && closeTime !== batchEnd && (
          <p className={styles.muted}>
            <WholeDates>{occasionWords(closeTime, now)}</WholeDates>
          </p>
        )}
      </div>
      {children}
    </li>
  );
}

/** The name of a course; what it says in brackets at its end, such as （实践）, is not parted. */
function CourseName({ name }: { name: string }) {
  const [course, kind] = name.split(/(?=（[^（）]*）$)/);
  return (
    <>
      {course}
      {kind !== undefined && <span className={unbroken}>{kind}</span>}
    </>
  );
}
