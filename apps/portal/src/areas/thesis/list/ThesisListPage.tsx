import { getThesisList, type ThesisList } from '@qianwei/api/contract/thesis/thesis';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Rule } from '@qianwei/ui/Rule';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { WhyRefused } from '../../../shared/page/WhyNot.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import * as styles from './sheet.css.ts';
import { ThesisListContent } from './ThesisListContent.tsx';

/** Moments to come at which the page becomes another one: a stage is overdue, a seat that was not paid is given to others. */
const turnsOf = ({ list, without, serverTime }: ThesisList) =>
  [
    ...list.map(({ deadline }) => deadline),
    ...without.flatMap(({ lacking }) => lacking.map(({ time }) => time)),
  ].filter((moment) => moment !== null && moment > serverTime);

/** The outline of the page while it is loading: a sheet with its cover. */
function ThesisListSkeleton() {
  return (
    <>
      <Rule />
      <div className={styles.sheet}>
        <div className={styles.coverToCome}>
          <Skeleton height="100%" />
        </div>
        <SkeletonLines shares={[0.5, 0.7, 0.3, 0.9, 0.4, 0.6]} />
      </div>
    </>
  );
}

/** 论文管理: every thesis of the account with the next thing to do, and for a major without one what is lacking. */
export default function ThesisListPage() {
  const theses = useCall(getThesisList, {});
  useUnblocked(theses.data === undefined ? [] : turnsOf(theses.data), [theses]);
  return (
    <QueryView
      query={theses}
      name="论文"
      title="论文管理"
      skeleton={<ThesisListSkeleton />}
      unaffected="已经提交的论文不受影响。"
      notEligible={(problem) => (
        <EmptyState drawing="lock" title="这里没有毕业论文" why={<WhyRefused problem={problem} />} />
      )}
    >
      {(data) => <ThesisListContent data={data} />}
    </QueryView>
  );
}
