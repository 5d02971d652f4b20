import type { TestDetail } from '@qianwei/api/contract/exam';
import { getTestDetail, getTestRecordList } from '@qianwei/api/contract/exam';
import { testTitle } from '@qianwei/api/contract/test-title';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Tabs } from '@qianwei/ui/Tabs';
import { useLocation, useParams, useSearch } from 'wouter';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { WrongBook } from '../book/WrongBook.tsx';
import { TestContent } from './TestContent.tsx';
import { TestSkeleton } from './TestSkeleton.tsx';

const factsOf = ({ courseCode, questionCount, totalScore, minutes, passScore }: TestDetail) => [
  courseCode,
  `共 ${questionCount} 题`,
  `${totalScore} 分`,
  `${minutes} 分钟`,
  `${passScore} 分合格`,
];

/** 综合测验: rules, conditions and results before answering, and the wrong-question book of the course. */
export default function TestPage() {
  const { id = '' } = useParams<{ id: string }>();
  const search = useSearch();
  const [path, navigate] = useLocation();
  const given = new URLSearchParams(search);
  const bizId = given.get('bizId') ?? undefined;
  const testId = given.get('testId');
  const tab = given.get('tab') === 'book' ? 'book' : 'test';
  const detail = useCall(
    getTestDetail,
    testId ? { testId, bizId } : { courseId: id, bizId },
    // The student may have just come back from answering.
    { staleTime: 0 },
  );
  const records = useCall(
    getTestRecordList,
    { testId: detail.data?.testId ?? '', bizId },
    { enabled: detail.data !== undefined, staleTime: 0 },
  );
  const show = (next: string) => {
    if (next === tab) return;
    const query = new URLSearchParams(search);
    if (next === 'book') query.set('tab', 'book');
    else query.delete('tab');
    navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
  };

  return (
    <QueryView
      query={detail}
      name="测验"
      title="综合测验"
      skeleton={<TestSkeleton />}
      unaffected="已交卷的答案和成绩不受影响。"
      gone={
        <EmptyState
          drawing="paper"
          title="未找到该测验或课程未开通"
          why="课程开通后，测验会出现在课程学习里；开通由助学单位办理。"
          action={<Link href="/course/list">查看我的课程</Link>}
        />
      }
    >
      {(data) => (
        <>
          <PageHeader title={testTitle(data)} lede={<Facts facts={factsOf(data)} />} />
          <Tabs
            label="测验与错题本"
            selected={tab}
            onSelect={show}
            items={[
              {
                id: 'test',
                label: '测验',
                content: tab === 'test' && (
                  <TestContent
                    courseId={id}
                    bizId={bizId}
                    detail={data}
                    records={records}
                    onRefresh={detail.refetch}
                  />
                ),
              },
              { id: 'book', label: '错题本', content: tab === 'book' && <WrongBook courseId={id} /> },
            ]}
          />
        </>
      )}
    </QueryView>
  );
}
