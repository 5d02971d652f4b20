import { type GraduationPlan, getGraduationPlan } from '@qianwei/api/contract/academic/planner';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import type { ReactNode } from 'react';
import { usePlace } from '../../../shared/page/place.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { PlannerContent } from './PlannerContent.tsx';
import { PlannerHeader } from './PlannerHeader.tsx';
import { PlannerSkeleton } from './PlannerSkeleton.tsx';

/** 毕业倒推: when graduation can be, how every course gets there, and what moving one of them changes. */
export default function PlannerPage() {
  usePlace({ menu: '/academic/exam/plan', title: '毕业倒推' });
  const plan = useCall(getGraduationPlan, {});
  return (
    <QueryView
      query={plan}
      name="毕业倒推"
      title="毕业倒推"
      skeleton={<PlannerSkeleton />}
      unaffected="报考和已经保存的排法不受影响。"
      empty={nothingToPlan}
    >
      {(data) => <PlannerContent data={data} />}
    </QueryView>
  );
}

/** Everything is passed, or the plan does not lead to a graduation; null where there is something to plan. */
function nothingToPlan({ facts }: GraduationPlan) {
  const { written, practices, thesisPassed, thesisBatches } = facts;
  if (thesisBatches.length === 0 && thesisPassed)
    return (
      <Nothing
        title="证书考试没有毕业环节"
        why="各门合格后直接申领证书，不用排毕业时间。"
        action={<Link href="/academic/gradeSearch">看成绩</Link>}
      />
    );
  if (written.length > 0 || practices.length > 0 || !thesisPassed) return null;
  return (
    <Nothing
      title="课程和毕业设计都合格了"
      why="不用再排考期，可以申请毕业。"
      action={<Link href="/apply/graduation">看毕业申请</Link>}
    />
  );
}

function Nothing(state: { title: string; why: string; action: ReactNode }) {
  return (
    <>
      <PlannerHeader />
      <EmptyState drawing="paper" {...state} />
    </>
  );
}
