import type { ThesisTopics } from '@qianwei/api/contract/thesis/topic';
import { Banner } from '@qianwei/ui/Banner';

/** 退回: each wish with its reason, above the form that is filled in once more. */
export function ReturnedWishes({
  topics: { topicStatus, mine },
}: {
  topics: Pick<ThesisTopics, 'topicStatus' | 'mine'>;
}) {
  if (topicStatus !== 'RETURNED') return null;
  const returned = mine.filter(({ status }) => status === 'RETURNED');
  return (
    <Banner tone="warning" title="选题被退回，请在截止以前重新提交。">
      {returned.map(({ order, title, reason }) => (
        <p key={order}>
          《{title}》：{reason}
        </p>
      ))}
    </Banner>
  );
}
