import { studyLevelTitles } from '@qianwei/api/contract/course/course';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords, nearOccasionWords } from '@qianwei/api/time/words';
import { chapterWords } from '@qianwei/studies';
import { MarginPart } from '@qianwei/ui/MarginPart';
import { Phrases } from '@qianwei/ui/Phrases';
import { StateSymbol } from '@qianwei/ui/StateMark';
import { answerPath } from '../../../shared/address/course-paths.ts';
import { ContinueLink } from '../../../shared/page/ContinueLink.tsx';
import { useNow } from '../../../shared/time/use-now.ts';

import * as styles from './OutlineMargin.css.ts';
import type { PanelProps } from './panel-props.ts';

/** Beside the outline: how many points of knowledge of each depth were watched, and what has a date. */
export function OutlineMargin({ outline }: PanelProps) {
  const { levels } = outline;
  return (
    <>
      {levels.length > 0 && (
        <MarginPart title="学到哪一层">
          <dl className={styles.levels}>
            {levels.map(({ level, done, total }) => (
              <div key={level} className={styles.level}>
                <dt className={styles.levelName}>{studyLevelTitles[level]}</dt>
                <dd className={styles.levelValue}>
                  <svg className={styles.bar} aria-hidden="true">
                    <rect className={styles.barRest} width="100%" height="6" />
                    <rect
                      className={styles.barDone}
                      width={`${total === 0 ? 0 : (done / total) * 100}%`}
                      height="6"
                    />
                  </svg>
                  <span className={styles.levelFigure}>
                    {done}/{total}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          <Missing outline={outline} />
        </MarginPart>
      )}
      <Dates outline={outline} />
    </>
  );
}

/** Of the deepest level that is not complete: how much is missing, and in which chapters. */
function Missing({ outline: { levels, chapters } }: PanelProps) {
  const deepest = levels.findLast(({ done, total }) => done < total);
  if (deepest === undefined) return <p className={styles.missing}>知识点都看过了。</p>;
  const { level, done, total } = deepest;
  const places = chapters
    .filter(({ sections }) =>
      sections.some(({ lessons }) => lessons.some((lesson) => lesson.level === level && !lesson.finished)),
    )
    .map(({ no }) => chapterWords(no));
  const where = places.length === 0 || places.length > 3 ? '' : `，在${places.join('、')}`;
  return (
    <p className={styles.missing}>
      <Phrases>
        {`${studyLevelTitles[level]}层还差 ${total - done} 个知识点${where}。${level === 'APPLY' ? '综合题考的是这一层。' : ''}`}
      </Phrases>
    </p>
  );
}

/** The 综合测验 that is running, and the written exam with what it clashes with; nothing without either. */
function Dates({ outline: { course, compTest, exam } }: PanelProps) {
  const now = useNow();
  const runningUntil = compTest?.runningUntil ?? null;
  const isAhead = exam !== null && parseMoment(exam.startTime) > now;
  if (runningUntil === null && !isAhead) return null;
  return (
    <MarginPart title="日期">
      <ul className={styles.dates}>
        {compTest && runningUntil !== null && (
          <li className={styles.date}>
            <span className={styles.urgent}>
              <StateSymbol shape="half" />
            </span>
            <div>
              <p className={`${styles.when} ${styles.urgent}`}>
                <Phrases>{nearOccasionWords(runningUntil, now, 'SUBMIT')}</Phrases>
              </p>
              <p>
                综合测验正在进行{' '}
                <ContinueLink
                  href={answerPath({ subjectId: course.subjectId, testId: compTest.testId })}
                  endTime={runningUntil}
                />
              </p>
            </div>
          </li>
        )}
        {isAhead && (
          <li className={styles.date}>
            <StateSymbol shape="open" />
            <div>
              <p className={styles.when}>{momentWords(exam.startTime)}</p>
              <p>
                <Phrases>
                  {exam.clashCodes.length === 0
                    ? `${exam.periodName}统考`
                    : `${exam.periodName}统考，与 ${exam.clashCodes.join('、')} 同场，只能选一门`}
                </Phrases>
              </p>
            </div>
          </li>
        )}
      </ul>
    </MarginPart>
  );
}
