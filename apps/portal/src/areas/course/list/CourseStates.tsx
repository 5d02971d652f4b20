import type { ListedCourse } from '@qianwei/api/contract/course/list';
import { formatClock } from '@qianwei/api/time/duration';
import { parseMoment } from '@qianwei/api/time/moment';
import { Link } from '@qianwei/ui/Link';
import { StateMark } from '@qianwei/ui/StateMark';
import { tabular } from '@qianwei/ui/theme/text.css';
import { answerPath, testPath } from '../../../shared/address/course-paths.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import * as styles from './CourseStates.css.ts';
import { type CourseState, examState, isExpired, type Period, serviceState } from './course-words.ts';

export interface CourseStatesProps {
  course: ListedCourse;
  period: Period;
  /** By the server's clock, ms. */
  now: number;
  /** Also says what a clash of exams means. Default false: only with which course it is. */
  whole?: boolean;
}

const passed: CourseState = { shape: 'check', tone: 'success', text: '已合格' };

/** The states of a course: a test that runs, the end of its service, its exam in the period. */
export function CourseStates({ course, period, now, whole = false }: CourseStatesProps) {
  const { compTestRunning, status } = course;
  const service = serviceState(course, now);
  const states = (
    status === 'PASSED'
      ? [passed, isExpired(course) ? service : null]
      : [service, examState(course, period, whole)]
  ).filter((state) => state !== null);
  if (compTestRunning === null && states.length === 0) return null;
  return (
    <ul className={styles.states}>
      {compTestRunning && (
        <li className={styles.state}>
          <RunningTest course={course} running={compTestRunning} />
        </li>
      )}
      {states.map(({ shape, tone, text }) => (
        <li key={text} className={styles.state}>
          <StateMark shape={shape} tone={tone}>
            {text}
          </StateMark>
        </li>
      ))}
    </ul>
  );
}

interface RunningTestProps {
  course: Pick<ListedCourse, 'courseId' | 'courseName' | 'subjectId'>;
  running: NonNullable<ListedCourse['compTestRunning']>;
}

/** A 综合测验 that runs, with the time that is left; from its end on with the way to its result. */
function RunningTest({ course: { courseId, courseName, subjectId }, running }: RunningTestProps) {
  const { testId, tryNo, endTime } = running;
  const left = parseMoment(endTime) - useNow(1000);
  if (left <= 0) {
    return (
      <>
        <StateMark shape="half">综合测验第 {tryNo} 次已到时间，系统自动交卷</StateMark>
        <Link href={testPath(courseId)} variant="underlined" aria-label={`查看结果：${courseName}`}>
          查看结果
        </Link>
      </>
    );
  }
  return (
    <>
      <StateMark shape="half" tone="danger">
        综合测验第 {tryNo} 次进行中，<span className={tabular}>剩余 {formatClock(left)}</span>
      </StateMark>
      <Link
        href={answerPath({ subjectId, testId })}
        variant="underlined"
        aria-label={`去作答：${courseName}`}
      >
        去作答
      </Link>
    </>
  );
}
