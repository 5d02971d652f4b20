import { type GraduationApply, getGraduation } from '@qianwei/api/contract/graduation/graduation';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { useAddress } from '../../shared/address/use-address.ts';
import { useRefetchAt } from '../../shared/apply/use-refetch-at.ts';
import { useUnblocked } from '../../shared/page/use-unblocked.ts';
import { WhyRefused } from '../../shared/page/WhyNot.tsx';
import { QueryView } from '../../shared/query/QueryView.tsx';
import { useCall } from '../../shared/query/use-call.ts';
import { GraduationContent } from './GraduationContent.tsx';
import { GraduationSkeleton } from './GraduationSkeleton.tsx';
import { graduationAddress } from './graduation-address.ts';

/** Moments at which the page becomes another one by itself: the window opens or closes, the time to mend is over. */
const turnsOf = ({ batch, returned, obstacle }: GraduationApply) => [
  obstacle,
  batch?.status === 'UPCOMING' ? batch.startTime : null,
  batch?.status === 'OPEN' ? batch.endTime : null,
  returned?.until,
];

/** Steps at which files and conditions are read. */
const readAgainAt = ['materials', 'confirm'] as const;

/** 毕业材料提交: conditions, the form, the review and what becomes of it. */
export default function GraduationPage() {
  const apply = useCall(getGraduation, {});
  const { step } = useAddress(graduationAddress).values;
  useUnblocked(apply.data === undefined ? [] : turnsOf(apply.data), [apply]);
  useRefetchAt(step, readAgainAt, apply);
  return (
    <QueryView
      query={apply}
      name="毕业申请"
      title="毕业材料提交"
      skeleton={<GraduationSkeleton />}
      unaffected="已经提交的材料和填过的内容不受影响。"
      gone={
        <EmptyState
          drawing="paper"
          title="当前账号没有学历考籍"
          why="证书考试没有毕业环节。有多个专业的，可以在右上角切换专业后再看。"
        />
      }
      notEligible={(problem) => (
        <EmptyState drawing="lock" title="这里不办理毕业申请" why={<WhyRefused problem={problem} />} />
      )}
    >
      {(data) => <GraduationContent apply={data} onOutdated={() => void apply.refetch()} />}
    </QueryView>
  );
}
