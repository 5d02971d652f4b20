import { getThesisTopicList } from '@qianwei/api/contract/thesis/topic';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { useParams } from 'wouter';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { TopicView } from './TopicView.tsx';

/** 论文选题: up to three wishes of the bank in their order, or an own title. */
export default function ChooseTopicPage() {
  const { studentPlanId = '', planId = '' } = useParams();
  const topics = useCall(getThesisTopicList, { studentPlanId, planId });
  const { obstacle, window } = topics.data ?? {};
  useUnblocked([obstacle, window?.endTime], [topics]);
  return (
    <QueryView
      query={topics}
      name="论文选题"
      title="论文选题"
      skeleton={<SkeletonLines shares={[0.4, 0.9, 0.7, 0.8, 0.6]} />}
    >
      {(data) => <TopicView topics={data} onOutdated={() => void topics.refetch()} />}
    </QueryView>
  );
}
