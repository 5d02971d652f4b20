import { errorCode } from '@qianwei/api/contract/envelope';
import { getScoresHistory } from '@qianwei/api/contract/exam';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { ErrorState } from '@qianwei/ui/ErrorState';
import { Link } from '@qianwei/ui/Link';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { useParams } from 'wouter';
import { Titled } from '../../../shared/page/Titled.tsx';
import { Loading } from '../../../shared/query/Loading.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { HistoryContent } from './HistoryContent.tsx';
import * as styles from './ScoresHistoryPage.css.ts';

const toAssessments = <Link href="/exam/practice/assessment">回到测评列表</Link>;

/** 历史成绩: all tries of one assessment, of one batch or of every batch. */
export default function ScoresHistoryPage() {
  const { id = '', bizId } = useParams();
  const history = useCall(getScoresHistory, { testId: id, bizId });
  if (history.data) return <HistoryContent history={history.data} bizId={bizId} />;
  if (!history.isError)
    return (
      <Loading what="历史成绩">
        <div className={styles.outline}>
          <Skeleton width="min(18em, 90%)" height={34} />
          <Skeleton width="12em" height={14} />
        </div>
        <Rule />
        <div className={styles.parts}>
          <Skeleton width="min(560px, 100%)" height={180} />
          <SkeletonLines shares={[1, 1, 1, 1]} />
        </div>
      </Loading>
    );
  if (history.error.errorCode === errorCode.notFound)
    return (
      <Titled title="历史成绩">
        <EmptyState
          drawing="paper"
          title="未找到该测评"
          why="这项测评不在您的测评批次里，或已经撤下。"
          action={toAssessments}
        />
      </Titled>
    );
  return (
    <Titled title="历史成绩">
      <ErrorState
        title={`历史成绩加载失败（${history.error.message}）`}
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      >
        成绩保存在服务器上，不受影响。
      </ErrorState>
    </Titled>
  );
}
