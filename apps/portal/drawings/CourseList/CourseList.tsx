import { Button } from '@qianwei/ui/Button';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Tabs } from '@qianwei/ui/Tabs';
import { Frame } from '../Frame/Frame.tsx';
import * as styles from './CourseList.css.ts';
import { Current } from './Current.tsx';
import type { Course, CurrentCourse, LearningWeek, ProcessScore } from './course.ts';
import { ClosedVolumes, Volume } from './Volume.tsx';
import { Week } from './Week.tsx';

export interface CourseListProps {
  /** The examination period that the plan is for: 2027年1月考期. */
  period: string;
  /** Absent before anything was studied. */
  current?: { course: CurrentCourse; score: ProcessScore };
  /** Being studied, besides the current one. */
  studying: readonly Course[];
  passed: readonly Course[];
  closed: readonly Pick<Course, 'code' | 'name'>[];
  week: LearningWeek;
}

/** 课程学习: courses as books on a shelf, the one studied last open. */
export function CourseList({ period, current, studying, passed, closed, week }: CourseListProps) {
  const inStudy = studying.length + (current ? 1 : 0);
  const all = inStudy + passed.length + closed.length;
  return (
    <Frame currentPath="/course/list" trail={[{ label: '学习中心' }, { label: '课程学习' }]}>
      <PageHeader
        title="课程学习"
        lede={
          <>
            共 {all} 门笔试课程：
            <span className={styles.phrase}>在学 {inStudy} 门，</span>
            <span className={styles.phrase}>已合格 {passed.length} 门，</span>
            <span className={styles.phrase}>未开通 {closed.length} 门</span>
          </>
        }
        actions={<Week week={week} />}
      />
      <Tabs
        label="课程"
        aside={
          <span className={styles.period}>
            <Button variant="quiet" size="small" icon="calendar">
              {period}
            </Button>
          </span>
        }
        items={[
          {
            id: 'studying',
            label: '在学',
            note: String(inStudy),
            content: (
              <>
                {current && <Current {...current} />}
                {inStudy === 0 ? (
                  <NoCourse />
                ) : (
                  <ul className={styles.shelf} aria-label="其他在学课程">
                    {studying.map((course) => (
                      <Volume key={course.code} course={course} />
                    ))}
                    {closed.length > 0 && <ClosedVolumes courses={closed} />}
                  </ul>
                )}
              </>
            ),
          },
          {
            id: 'passed',
            label: '已合格',
            note: String(passed.length),
            content: <Shelf courses={passed} />,
          },
          {
            id: 'closed',
            label: '未开通',
            note: String(closed.length),
            content: (
              <ul className={styles.shelf} aria-label="未开通课程">
                <ClosedVolumes courses={closed} />
              </ul>
            ),
          },
        ]}
      />
    </Frame>
  );
}

function Shelf({ courses }: { courses: readonly Course[] }) {
  return (
    <ul className={`${styles.shelf} ${styles.passed}`} aria-label="已合格课程">
      {courses.map((course) => (
        <Volume key={course.code} course={course} />
      ))}
    </ul>
  );
}

function NoCourse() {
  return (
    <EmptyState
      drawing="shelf"
      title="你还没有开通课程"
      why="课程由助学单位开通，一般 2 个工作日内到账。"
      action={<Link href="#contact">联系助学单位</Link>}
    />
  );
}
