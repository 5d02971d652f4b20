import type { ListedCourse } from '@qianwei/api/contract/course/list';
import { processShare } from '@qianwei/studies';
import { BookCover } from '@qianwei/ui/BookCover';
import { Icon } from '@qianwei/ui/Icon';
import { Link } from '@qianwei/ui/Link';
import { ProgressBar } from '@qianwei/ui/ProgressBar';
import { callProvider } from '../../../institution/study-provider.ts';
import { studyService } from '../../../institution/study-service.ts';
import { chapterPath, testPath } from '../../../shared/address/course-paths.ts';
import { formatPoints } from '../../../shared/course/process-points.ts';
import { CourseMeta } from './CourseMeta.tsx';
import { CourseStates } from './CourseStates.tsx';
import {
  coverOf,
  goOnPath,
  headWords,
  isExpired,
  type Period,
  serviceState,
  studyWords,
} from './course-words.ts';
import { FormulaButton, RenewalButton } from './PanelButton.tsx';
import * as styles from './Volume.css.ts';

export interface VolumeProps {
  course: ListedCourse;
  period: Period;
  /** By the server's clock, ms. */
  now: number;
}

/** A course on the shelf: progress, scores, what it waits for, and what to do. */
export function Volume({ course, period, now }: VolumeProps) {
  const { courseId, courseName, videoRate } = course;
  return (
    <li className={styles.volume} data-expired={isExpired(course) || undefined}>
      <BookCover title={courseName} tone={coverOf(course)} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {isWithoutService(course) ? (
            courseName
          ) : (
            <Link href={chapterPath(courseId)} className={styles.title}>
              {courseName}
            </Link>
          )}
        </h2>
        <CourseMeta parts={headWords(course)} />
        <div className={styles.progress}>
          <ProgressBar label={`${courseName}的学习进度`} labelHidden value={videoRate / 100} />
        </div>
        <Scores course={course} />
        <div className={styles.end}>
          <CourseStates course={course} period={period} now={now} />
          <Ways course={course} now={now} />
        </div>
      </div>
    </li>
  );
}

function Scores({ course }: { course: ListedCourse }) {
  const { courseName, chapterTestDone, chapterTestTotal, hasCompTest, compTestBest, process, status } =
    course;
  return (
    <dl className={styles.figures}>
      {chapterTestTotal > 0 && (
        <div className={styles.figure}>
          <dt>章节测验</dt>
          <dd>
            {chapterTestDone}/{chapterTestTotal}
          </dd>
        </div>
      )}
      {hasCompTest && (compTestBest !== null || status === 'STUDYING') && (
        <div className={styles.figure}>
          <dt>综合</dt>
          <dd>{compTestBest ?? '未考'}</dd>
        </div>
      )}
      {process && (
        <div className={styles.figure}>
          <dt>过程性</dt>
          <dd>
            <FormulaButton
              course={course}
              label={`过程性 ${formatPoints(process.points)}/${processShare}，怎么算：${courseName}`}
            >
              {formatPoints(process.points)}/{processShare}
            </FormulaButton>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Passed, or exempt, without having been studied here: there is nothing to open. */
const isWithoutService = ({ status, service }: ListedCourse) => status === 'PASSED' && service === null;

/** Actions for the course, the main one at the end of the line. */
function Ways({ course, now }: { course: ListedCourse; now: number }) {
  const { courseId, courseName, hasCompTest, materialCount, status } = course;
  const of = (way: string) => `${way}：${courseName}`;
  const isOpen = !isExpired(course);
  const tone = serviceState(course, now)?.tone;
  if (isWithoutService(course)) return <p className={styles.how}>没有开通课程服务，不能学习</p>;
  return (
    <p className={styles.ways}>
      {materialCount > 0 && (
        <Link
          href={chapterPath(courseId, 'materials')}
          variant="muted"
          aria-label={of(`资料 ${materialCount} 份`)}
        >
          资料 {materialCount} 份
        </Link>
      )}
      {hasCompTest && isOpen && status === 'STUDYING' && (
        <Link href={testPath(courseId)} variant="muted" aria-label={of('去测验')}>
          去测验
        </Link>
      )}
      {(tone === 'warning' || !isOpen) && status === 'STUDYING' && (
        <RenewalButton course={course} label={of('续期办法')}>
          续期办法
        </RenewalButton>
      )}
      {isOpen && (
        <Link href={goOnPath(course)} aria-label={of(studyWords(course))}>
          {studyWords(course)}
        </Link>
      )}
    </p>
  );
}

/** The courses that the provider has not opened, in one place on the shelf. */
export function ClosedVolumes({ courses }: { courses: readonly ListedCourse[] }) {
  return (
    <li className={styles.volume}>
      <span className={styles.closed}>
        <Icon name="lock" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>还有 {courses.length} 门未开通</h2>
        <ul className={styles.names}>
          {courses.map(({ courseId, courseCode, courseName }) => (
            <li key={courseId}>
              {courseCode} {courseName}
            </li>
          ))}
        </ul>
        <div className={styles.end}>
          <span className={styles.how}>由助学单位开通，{studyService.openedWithin}</span>
          <Link href={callProvider.href}>{callProvider.text}</Link>
        </div>
      </div>
    </li>
  );
}
