import { getCourseList } from '@qianwei/api/contract/course/list';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';

/** 课程学习: 查看课程、学习进度和过程性成绩，接着上次的地方学。 */
export default function CourseListPage() {
  const query = useCall(getCourseList, {});
  return (
    <>
      <PageHeader title="课程学习" />
      <QueryView query={query} name="课程学习" skeleton={<SkeletonLines shares={[0.9, 0.7, 0.8]} />}>
        {({ names }) => names.map((name) => <EmptyState key={name} drawing="paper" title={name} />)}
      </QueryView>
    </>
  );
}
