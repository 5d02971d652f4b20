import { getDegreeApply } from '@qianwei/api/contract/graduation/degree';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { SkeletonLines } from '@qianwei/ui/Skeleton';
import { useAddress } from '../../shared/address/use-address.ts';
import { useRefetchAt } from '../../shared/apply/use-refetch-at.ts';
import { useUnblocked } from '../../shared/page/use-unblocked.ts';
import { WhyRefused } from '../../shared/page/WhyNot.tsx';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { DegreeView } from './DegreeView.tsx';
import { degreeAddress } from './degree-address.ts';

/** Steps at which files and conditions are read. */
const readAgainAt = ['language', 'confirm'] as const;

/** 学位申请: the conditions with the student's own values, the form, and how far the application is. */
export default function DegreePage() {
  const apply = useCall(getDegreeApply, {});
  useRefetchAt(useAddress(degreeAddress).values.step, readAgainAt, apply);
  const { obstacle, batch, deadline, returned } = apply.data ?? {};
  useUnblocked([obstacle, deadline, returned?.until, batch?.endTime], [apply]);
  return (
    <QueryView
      query={apply}
      name="学位申请"
      title="学位申请"
      skeleton={<SkeletonLines shares={[0.4, 0.7, 0.9, 0.8, 0.6]} />}
      notEligible={(problem) => (
        <EmptyState drawing="lock" title="这里不办理学位申请" why={<WhyRefused problem={problem} />} />
      )}
    >
      {(data) => <DegreeView apply={data} onOutdated={() => void apply.refetch()} />}
    </QueryView>
  );
}
