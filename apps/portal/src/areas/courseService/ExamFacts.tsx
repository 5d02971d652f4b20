import type { ExamMode } from '@qianwei/api/contract/academic/exam-period';
import type { CatalogueCourse } from '@qianwei/api/contract/course/catalogue';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { type DateTime, parseMoment } from '@qianwei/api/time/moment';
import { formatRemaining, momentWords, nearMomentWords, timeWords } from '@qianwei/api/time/words';
import { unbroken } from '@qianwei/ui/theme/text.css';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { useNow } from '../../shared/time/use-now.ts';
import * as styles from './CourseEntry.css.ts';

/** When a course is examined that has no date of its own. */
const withoutDate: Readonly<Record<ExamMode, string>> = {
  WRITTEN: '近期没有安排，以公布的考试计划为准',
  PRACTICE: '随实践考核批次，时间见通知公告',
  COMPUTER: '随证书测评批次，时间见通知公告',
  THESIS: '随毕业论文批次，时间见通知公告',
};

/** When the course is examined next, until when it can be registered for, and whose plans have it. */
export function ExamFacts({ course: { nextExam, examMode, majors } }: { course: CatalogueCourse }) {
  const now = useNow();
  return (
    <dl className={styles.exam}>
      <dt>下次开考</dt>
      <dd>
        <WholeDates>
          {nextExam === null
            ? withoutDate[examMode]
            : `${momentWords(nextExam.startTime)}–${timeWords(nextExam.endTime)}`}
        </WholeDates>
      </dd>
      {nextExam && (
        <>
          <dt>报考</dt>
          <dd>
            <ApplyEnd applyEnd={nextExam.applyEnd} now={now} />
          </dd>
        </>
      )}
      <dt>适用专业</dt>
      <dd>
        {majors.length === 0
          ? '不限专业'
          : majors.map(({ majorCode, majorName, level }) => (
              <span key={`${majorCode} ${level}`} className={styles.major}>
                {majorName}
                <span className={unbroken}>
                  （{examLevelTitles[level]}）{majorCode}
                </span>
              </span>
            ))}
      </dd>
    </dl>
  );
}

function ApplyEnd({ applyEnd, now }: { applyEnd: DateTime | null; now: number }) {
  const left = applyEnd === null ? 0 : parseMoment(applyEnd) - now;
  if (applyEnd === null || left <= 0) return '这一考期的报考已截止';
  return (
    <WholeDates>
      到 {nearMomentWords(applyEnd, now, 'end')}，
      <span className={styles.soon}>还有 {formatRemaining(left)}</span>
    </WholeDates>
  );
}
