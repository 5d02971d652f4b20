import { getTestRecordList } from '@qianwei/api/contract/exam/history';
import { getTestDetail, type TestDetail } from '@qianwei/api/contract/exam/overview';
import { type TestType, testNoun, testTitle } from '@qianwei/api/contract/exam/test-title';
import { id as recordId } from '@qianwei/api/contract/fields';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Facts } from '@qianwei/ui/Facts';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late, useLate } from '@qianwei/ui/late';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Tabs } from '@qianwei/ui/Tabs';
import { picklist } from 'valibot';
import { useParams } from 'wouter';
import { field } from '../../../shared/address/address-codec.ts';
import { assessmentPath } from '../../../shared/address/practice-paths.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { type MenuPlace, usePlace } from '../../../shared/page/place.tsx';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { Loading } from '../../../shared/query/Loading.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import type { WrongBookProps } from '../book/WrongBook.tsx';
import { menuOf } from '../shared/paths.ts';
import { TestContent } from './TestContent.tsx';
import { TestSkeleton } from './TestSkeleton.tsx';

const wrongBook = late<WrongBookProps>(() => import('../book/WrongBook.tsx'), { prefetch: 'idle' });

const factsOf = ({ courseCode, questionCount, totalScore, minutes, passScore }: TestDetail) => [
  courseCode,
  `共 ${questionCount} 题`,
  `${totalScore} 分`,
  `${minutes} 分钟`,
  `${passScore} 分合格`,
];

const testAddress = {
  bizId: field(recordId, undefined),
  testId: field(recordId, undefined),
  tab: field(picklist(['test', 'book']), 'test'),
};

const titles: Readonly<Record<TestType, string>> = {
  CHAPTER: '章节测验',
  COMPREHENSIVE: '综合测验',
  PRACTICE: '测评规则',
  CERTIFICATE: '测评规则',
  WRONG: '错题重练',
};

/** The place of the page by the kind of the test; before that is known, by the batch that the address names. */
function placeOf(detail: TestDetail | undefined, bizId: string | undefined): MenuPlace | null {
  if (detail) return { menu: menuOf(detail.type), title: titles[detail.type] };
  return bizId === undefined ? null : { menu: assessmentPath, title: titles.PRACTICE };
}

/** 综合测验, or an assessment: rules, conditions and results before answering, and the wrong-question book of the course. */
export default function TestPage() {
  const { id = '' } = useParams<{ id: string }>();
  const { values, show } = useAddress(testAddress, { replace: true });
  const { bizId, testId, tab } = values;
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
  useLate(wrongBook);
  useUnblocked([detail.data?.obstacle ?? null], [detail, records]);
  const noun = detail.data ? testNoun(detail.data.type) : bizId === undefined ? '测验' : '测评';
  usePlace(placeOf(detail.data, bizId));
  return (
    <QueryView
      query={detail}
      name={noun}
      title={detail.data || bizId === undefined ? '综合测验' : '测评'}
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
            label={`${noun}与错题本`}
            selected={tab}
            onSelect={(id) => show({ tab: id === 'book' ? id : 'test' })}
            items={[
              {
                id: 'test',
                label: noun,
                content: tab === 'test' && <TestContent bizId={bizId} detail={data} records={records} />,
              },
              {
                id: 'book',
                label: '错题本',
                content: tab === 'book' && (
                  <LatePiece
                    of={wrongBook}
                    fallback={<Loading what="错题本">{null}</Loading>}
                    courseId={id}
                  />
                ),
              },
            ]}
          />
        </>
      )}
    </QueryView>
  );
}
