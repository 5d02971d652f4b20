import type { CourseList, ListedCourse, ShelfStatus } from '@qianwei/api/contract/course/list';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { assessmentPath } from '../../../shared/address/practice-paths.ts';
import * as styles from './CourseListPage.css.ts';
import { openBookOf, type Period } from './course-words.ts';
import { OpenBook } from './OpenBook.tsx';
import { shelfTitles } from './shelf-titles.ts';
import { ClosedVolumes, Volume } from './Volume.tsx';

export interface ShelfProps {
  status: ShelfStatus;
  /** At least one. */
  courses: readonly ListedCourse[];
  /** Courses that were not opened, to be named at the end. */
  closed: readonly ListedCourse[];
  /** The course studied last lies open above the shelf. */
  opened: boolean;
  period: Period;
  /** By the server's clock, ms. */
  now: number;
}

/** The courses of a tab as books. */
export function Shelf({ status, courses, closed, opened, period, now }: ShelfProps) {
  const label = `${shelfTitles[status]}课程`;
  if (status === 'CLOSED') {
    return (
      <ul className={styles.shelf} aria-label={label}>
        <ClosedVolumes courses={courses} />
      </ul>
    );
  }
  const current = opened ? openBookOf(courses) : undefined;
  const rest = courses.filter((course) => course !== current);
  return (
    <>
      {current && <OpenBook course={current} period={period} now={now} />}
      {rest.length + closed.length > 0 && (
        <ul className={styles.shelf} aria-label={current ? '其他在学课程' : label}>
          {rest.map((course) => (
            <Volume key={course.courseId} course={course} period={period} now={now} />
          ))}
          {closed.length > 0 && <ClosedVolumes courses={closed} />}
        </ul>
      )}
    </>
  );
}

/** Why a tab has no course, and what to do. */
export function EmptyShelf({
  kind,
  status,
  closed,
}: Pick<ShelfProps, 'status' | 'closed'> & { kind: CourseList['kind'] }) {
  if (kind === 'CERTIFICATE' && status !== 'STUDYING')
    return (
      <EmptyState
        drawing="shelf"
        title={status === 'PASSED' ? '还没有合格的课程' : '没有未开通的课程'}
        why={status === 'PASSED' ? '证书课的成绩在证书测评里。' : '报读的证书课都已经开通。'}
        action={<Link href={assessmentPath}>看证书测评</Link>}
      />
    );
  if (status === 'PASSED') {
    return (
      <EmptyState
        drawing="shelf"
        title="还没有合格的课程"
        why="统考成绩公布后，合格的课程会移到这里。"
        action={<Link href="/academic/gradeSearch">看成绩</Link>}
      />
    );
  }
  if (status === 'CLOSED') {
    return (
      <EmptyState
        drawing="shelf"
        title="没有未开通的课程"
        why="专业计划里的课程都已经开通。"
        action={<Link href="/academic/course/setting">看专业计划</Link>}
      />
    );
  }
  return (
    <>
      <EmptyState
        drawing="shelf"
        title="没有在学的课程"
        why={
          closed.length > 0
            ? '开通的课程都已合格，下面是还没有开通的课程。'
            : '开通的课程都已合格，剩下的是论文、实践和毕业申请。'
        }
        action={<Link href="/academic/gradeSearch">看成绩</Link>}
      />
      {closed.length > 0 && (
        <ul className={styles.shelf} aria-label="未开通课程">
          <ClosedVolumes courses={closed} />
        </ul>
      )}
    </>
  );
}
