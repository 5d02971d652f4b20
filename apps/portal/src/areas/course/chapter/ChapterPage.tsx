import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { useParams } from 'wouter';
import { coursesPath } from '../../../shared/address/course-paths.ts';
import { usePlace } from '../../../shared/page/place.tsx';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { ChapterContent } from './ChapterContent.tsx';
import { ChapterSkeleton } from './ChapterSkeleton.tsx';

/** 课程章节: what a course consists of, how far the student is in it, and the way on. */
export default function ChapterPage() {
  const { id = '' } = useParams<{ id: string }>();
  // The student may have just come back from watching or from a test.
  const outline = useCall(getCourseChapter, { courseId: id }, { staleTime: 0 });
  useUnblocked([outline.data?.compTest?.runningUntil], [outline]);
  usePlace(outline.data ? { menu: coursesPath, title: outline.data.course.courseName } : null);
  return (
    <QueryView
      query={outline}
      name="课程"
      title="课程章节"
      skeleton={<ChapterSkeleton />}
      unaffected="看过的进度、笔记和测验成绩不受影响。"
      gone={
        <EmptyState
          drawing="shelf"
          title="未找到该课程或未开通"
          why="课程开通后会出现在课程学习里；开通由助学单位办理。"
          action={<Link href={coursesPath}>查看我的课程</Link>}
        />
      }
    >
      {(data) => <ChapterContent outline={data} />}
    </QueryView>
  );
}
