import type { ListedCourse } from '@qianwei/api/contract/course/list';
import { listDay } from '@qianwei/api/time/words';
import { BookCover } from '@qianwei/ui/BookCover';
import { ButtonLink } from '@qianwei/ui/ButtonLink';
import { DockAction } from '@qianwei/ui/DockAction';
import { ProgressBar } from '@qianwei/ui/ProgressBar';
import { WholeDates } from '@qianwei/ui/WholeDates';
import { chapterPath, testPath, wrongBookPath } from '../../../shared/address/course-paths.ts';
import { CourseMeta } from './CourseMeta.tsx';
import { CourseStates } from './CourseStates.tsx';
import {
  chapterLine,
  coverOf,
  goOnPath,
  headWords,
  lastWords,
  type Period,
  placeLine,
  studyWords,
} from './course-words.ts';
import * as styles from './OpenBook.css.ts';
import { ProcessPart } from './ProcessPart.tsx';

export interface OpenBookProps {
  course: ListedCourse;
  period: Period;
  /** By the server's clock, ms. */
  now: number;
}

/** The course that was studied last: the lesson to go on with, the button that goes on there, and its process score. */
export function OpenBook({ course, period, now }: OpenBookProps) {
  const { courseName, service, next, videoRate, process } = course;
  const cover = { title: courseName, tone: coverOf(course) };
  const until = service === null ? [] : [`服务至 ${listDay(service.expireTime, undefined, 'end')}`];
  return (
    <section className={styles.current} data-scored={process !== null || undefined} aria-label="上次学到">
      <div className={styles.wide}>
        <BookCover {...cover} width={148} />
      </div>
      <div className={styles.small}>
        <BookCover {...cover} />
      </div>
      <div className={styles.body}>
        <div>
          <p className={styles.quiet}>
            <WholeDates>{lastWords(course, now)}</WholeDates>
          </p>
          <h2 className={styles.name}>{courseName}</h2>
          <CourseMeta parts={[...headWords(course), ...until]} />
        </div>
        <div className={styles.rest}>
          <div className={styles.place}>
            {next && (
              <>
                <p className={styles.chapter}>{chapterLine(next)}</p>
                <p className={styles.where}>{placeLine(next)}</p>
              </>
            )}
            <ProgressBar
              label={`${courseName}的学习进度`}
              labelHidden
              value={videoRate / 100}
              valueText={`视频 ${videoRate}%`}
            />
          </div>
          <Actions course={course} />
          <div className={styles.states}>
            <CourseStates course={course} period={period} now={now} whole />
          </div>
        </div>
      </div>
      {process && <ProcessPart course={course} process={process} />}
    </section>
  );
}

function Actions({ course }: { course: ListedCourse }) {
  const { courseId, hasCompTest, materialCount } = course;
  return (
    <div className={styles.actions}>
      <DockAction inPlace>
        <ButtonLink variant="primary" href={goOnPath(course)}>
          {studyWords(course)}
        </ButtonLink>
      </DockAction>
      <ButtonLink variant="quiet" href={chapterPath(courseId)}>
        章节目录
      </ButtonLink>
      {hasCompTest && (
        <ButtonLink variant="quiet" href={testPath(courseId)}>
          综合测验
        </ButtonLink>
      )}
      {hasCompTest && (
        <ButtonLink variant="quiet" href={wrongBookPath(courseId)}>
          错题本
        </ButtonLink>
      )}
      {materialCount > 0 && (
        <ButtonLink variant="quiet" href={chapterPath(courseId, 'materials')}>
          资料 {materialCount} 份
        </ButtonLink>
      )}
    </div>
  );
}
