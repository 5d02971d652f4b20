import { getTestAnalysis } from '@qianwei/api/contract/analysis';
import { errorCode } from '@qianwei/api/contract/envelope';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { ErrorState } from '@qianwei/ui/ErrorState';
import { Link } from '@qianwei/ui/Link';
import { useParams } from 'wouter';
import { Titled } from '../../../shared/page/Titled.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { testPath } from '../shared/paths.ts';
import { AnalysisSkeleton } from './AnalysisSkeleton.tsx';
import { ClosedAnalysis } from './ClosedAnalysis.tsx';
import { Learning } from './Learning.tsx';

/** 试题解析: what an attempt brought, and what can be learnt from each of its questions. */
export default function AnalysisPage() {
  const { subjectId = '', testRecordId = '', id = '' } = useParams();
  const analysis = useCall(getTestAnalysis, { testRecordId });
  if (analysis.data) return <Learning analysis={analysis.data} />;
  if (!analysis.isError) return <AnalysisSkeleton />;
  const { error } = analysis;
  if (error.errorCode === errorCode.stateForbids)
    return (
      <ClosedAnalysis testId={id} testRecordId={testRecordId} subjectId={subjectId} why={error.message} />
    );
  if (error.errorCode === errorCode.notFound)
    return (
      <Titled title="试题解析">
        <EmptyState
          drawing="paper"
          title="未找到这次作答"
          why="只能查看本人已交卷的作答。"
          action={<Link href={testPath(subjectId, { testId: id })}>回到测验</Link>}
        />
      </Titled>
    );
  return (
    <Titled title="试题解析">
      <ErrorState
        title={`解析加载失败（${error.message}）`}
        onRetry={() => void analysis.refetch()}
        retrying={analysis.isFetching}
      >
        成绩和答案都在服务器上，不受影响。
      </ErrorState>
    </Titled>
  );
}
