import { getThesisManual, type ManualType } from '@qianwei/api/contract/thesis/manual';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { Skeleton, SkeletonLines } from '@qianwei/ui/Skeleton';
import { institution } from '../../../institution/institution.ts';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { skeleton } from '../shared/reading.css.ts';
import { ManualContent } from './ManualContent.tsx';

export interface ManualPageProps {
  type: ManualType;
  title: string;
  /** The page above: 论文管理, or 论文复检. */
  above: { href: string; name: string };
}

/** A manual in each state of its call. */
export function ManualPage({ type, title, above }: ManualPageProps) {
  const manual = useCall(getThesisManual, { manualType: type });
  return (
    <QueryView
      query={manual}
      name="手册"
      title={title}
      skeleton={<ManualSkeleton />}
      gone={
        <EmptyState
          drawing="paper"
          title="手册更新中"
          why={`新的手册很快发布。着急办理的，请打电话 ${institution.service.phone}。`}
          action={<Link href={above.href}>返回{above.name}</Link>}
        />
      }
    >
      {(data) => <ManualContent manual={data} type={type} />}
    </QueryView>
  );
}

function ManualSkeleton() {
  return (
    <div className={skeleton}>
      <Skeleton width="min(12em, 60%)" height={32} />
      <Skeleton width="100%" height={44} />
      <SkeletonLines shares={[0.4, 1, 0.96, 0.5, 1, 0.94, 0.7]} />
    </div>
  );
}
