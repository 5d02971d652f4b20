import { type CourseList, getCourseList } from '@qianwei/api/contract/course/list';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { callProvider, studyProvider } from '../../../institution/study-provider.ts';
import { studyService } from '../../../institution/study-service.ts';
import { coursesPath } from '../../../shared/address/course-paths.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import * as styles from './CourseListPage.css.ts';
import { CourseListSkeleton, HeadSkeleton, WeekSkeleton } from './CourseListSkeleton.tsx';
import { shelfAddress } from './list-address.ts';
import { ShelfTabs } from './ShelfTabs.tsx';
import { Week } from './Week.tsx';

/** 课程学习: courses as books on a shelf, the one studied last open. */
export default function CourseListPage() {
  const { values, show } = useAddress(shelfAddress, { replace: true });
  const courses = useCall(getCourseList, { periodId: values.periodId }, { keepPrevious: true });
  const isWaiting = courses.data === undefined && courses.error === null;
  return (
    <>
      <PageHeader
        title="课程学习"
        lede={courses.data ? <Counts summary={courses.data.summary} /> : isWaiting && <HeadSkeleton />}
        actions={courses.data ? <Week week={courses.data.summary.week} /> : isWaiting && <WeekSkeleton />}
      />
      <QueryView
        query={courses}
        name="课程"
        skeleton={<CourseListSkeleton address={values} show={show} />}
        unaffected="看过的视频、测验成绩都保存在服务器上，不受影响。"
        gone={
          <EmptyState
            drawing="calendar"
            title="未找到该考期"
            why="考期可能已经撤下，课程和进度不受影响。"
            action={<Link href={coursesPath}>看全部课程</Link>}
          />
        }
        empty={({ list }) => list.length === 0 && <NothingOpened />}
      >
        {(answer) => <ShelfTabs answer={answer} address={values} show={show} />}
      </QueryView>
    </>
  );
}

function Counts({ summary: { studying, passed, closed } }: Pick<CourseList, 'summary'>) {
  return (
    <>
      共 {studying + passed + closed} 门课程：
      <span className={styles.phrase}>在学 {studying} 门，</span>
      <span className={styles.phrase}>已合格 {passed} 门，</span>
      <span className={styles.phrase}>未开通 {closed} 门</span>
    </>
  );
}

function NothingOpened() {
  const { openedWithin } = studyService;
  return (
    <EmptyState
      drawing="shelf"
      title="你还没有开通课程，请联系助学单位"
      why={`课程由助学单位开通，${openedWithin}。${studyProvider.name}，${studyProvider.hours}。`}
      action={<Link href={callProvider.href}>{callProvider.text}</Link>}
    />
  );
}
