import type { Assessment } from '@qianwei/api/contract/exam/assessment';
import { assessModeTitles } from '@qianwei/api/contract/exam/assessment';
import { listMoment } from '@qianwei/api/time/words';
import { ProgressBar } from '@qianwei/ui/ProgressBar';
import { StateMark } from '@qianwei/ui/StateMark';
import type { Column } from '@qianwei/ui/Table';
import { scoreWords } from '../shared/exam-labels.ts';
import * as styles from './AssessmentPage.css.ts';
import { stateOf } from './labels.ts';

/** The columns of the assessment list. `now` is ms by the server's clock. Keep the array between renders. */
export function assessmentColumns(now: number): readonly Column<Assessment>[] {
  return [
    {
      id: 'course',
      header: '课程',
      minWidth: 168,
      isRowHeader: true,
      sortBy: ({ courseCode }) => courseCode,
      cell: ({ courseCode, courseName, theoryCode }) => (
        <>
          {courseName}
          <span className={styles.below}>
            {courseCode}
            {theoryCode !== '' && `，对应理论课 ${theoryCode}`}
          </span>
        </>
      ),
    },
    { id: 'mode', header: '测评方式', width: 92, cell: ({ assessMode }) => assessModeTitles[assessMode] },
    {
      id: 'learn',
      header: '学习进度',
      minWidth: 112,
      sortBy: ({ learnRate }) => learnRate,
      cell: ({ learnRate, learnNeed, courseName }) => (
        <span className={styles.learn}>
          <ProgressBar
            value={learnRate / 100}
            label={`${courseName}学习进度`}
            tone={learnRate >= learnNeed ? 'success' : 'brand'}
            labelHidden
          />
          <span className={styles.muted}>需 {learnNeed}%</span>
        </span>
      ),
    },
    {
      id: 'score',
      header: '最近 / 最高',
      width: 96,
      sortBy: ({ best }) => best,
      cell: ({ latest, best, passScore }) => (
        <>
          {best === null && latest === null ? (
            '—'
          ) : (
            <>
              {scoreWords(latest)} / <b className={styles.best}>{scoreWords(best)}</b>
            </>
          )}
          <span className={styles.below}>{passScore} 合格</span>
        </>
      ),
    },
    {
      id: 'tries',
      header: '次数',
      width: 72,
      cell: ({ usedTry, maxTry }) => (maxTry === 0 ? `${usedTry} 次` : `${usedTry} / ${maxTry}`),
    },
    {
      id: 'close',
      header: '截止',
      width: 104,
      sortBy: ({ closeTime }) => closeTime,
      cell: ({ closeTime }) => (closeTime === null ? '不限' : listMoment(closeTime, now, 'end')),
    },
    {
      id: 'status',
      header: '状态',
      minWidth: 136,
      cell: (assessment) => {
        const { word, shape, tone } = stateOf(assessment);
        return (
          <>
            <StateMark shape={shape} tone={tone}>
              {word}
            </StateMark>
            {assessment.reason !== '' && <span className={styles.below}>{assessment.reason}</span>}
          </>
        );
      },
    },
  ];
}
