import { obstacleOf } from '@qianwei/api/contract/eligibility';
import { getTestAnalysis } from '@qianwei/api/contract/exam/analysis';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { LatePiece, late } from '@qianwei/ui/late';
import { useParams } from 'wouter';
import { testPath } from '../../../shared/address/course-paths.ts';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { AnalysisSkeleton } from './AnalysisSkeleton.tsx';
import type { ClosedAnalysisProps } from './ClosedAnalysis.tsx';
import { Learning } from './Learning.tsx';

const closedAnalysis = late<ClosedAnalysisProps>(() => import('./ClosedAnalysis.tsx'));

/** 试题解析: the result of an attempt, and what can be learnt from each of its questions. */
export default function AnalysisPage() {
  const { subjectId = '', testRecordId = '', id = '' } = useParams();
  const analysis = useCall(getTestAnalysis, { testRecordId });
  useUnblocked([analysis.error && obstacleOf(analysis.error)], [analysis]);
  return (
    <QueryView
      query={analysis}
      name="解析"
      title="试题解析"
      skeleton={<AnalysisSkeleton />}
      unaffected="成绩和答案都在服务器上，不受影响。"
      gone={
        <EmptyState
          drawing="paper"
          title="未找到这次作答"
          why="只能查看本人已交卷的作答。"
          action={<Link href={testPath(subjectId, { testId: id })}>返回作答说明</Link>}
        />
      }
      notEligible={(problem) => (
        <LatePiece
          of={closedAnalysis}
          fallback={<AnalysisSkeleton />}
          testId={id}
          {...{ testRecordId, subjectId, problem }}
        />
      )}
    >
      {(data) => <Learning analysis={data} />}
    </QueryView>
  );
}
