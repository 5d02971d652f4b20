import { getScoresHistory } from '@qianwei/api/contract/exam/history';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { useParams } from 'wouter';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { HistoryContent } from './HistoryContent.tsx';
import * as styles from './ScoresHistoryPage.css.ts';

/** 历史成绩: all attempts at one assessment, of one batch or of every batch. */
export default function ScoresHistoryPage() {
  const { id = '', bizId } = useParams();
  const history = useCall(getScoresHistory, { testId: id, bizId });
  useUnblocked([history.data?.obstacle ?? null], [history]);
  return (
    <QueryView
      query={history}
      name="历史成绩"
      title="历史成绩"
      skeleton={<Outline />}
      unaffected="成绩保存在服务器上，不受影响。"
      gone={
        <EmptyState
          drawing="paper"
          title="未找到该测评"
          why="这项测评不在你的测评批次里，或已经撤下。"
          action={<Link href="/exam/practice/assessment">回到测评列表</Link>}
        />
      }
    >
      {(data) => <HistoryContent history={data} bizId={bizId} />}
    </QueryView>
  );
}

const Outline = () => (
  <>
    <div className={styles.outline}>
      <Skeleton width="min(18em, 90%)" height={34} />
      <Skeleton width="12em" height={14} />
    </div>
    <Rule />
    <div className={styles.parts}>
      <Skeleton width="min(560px, 100%)" height={180} />
      <SkeletonLines shares={[1, 1, 1, 1]} />
    </div>
  </>
);
