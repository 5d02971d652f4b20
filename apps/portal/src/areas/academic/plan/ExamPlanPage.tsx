import { periodStatusTitles } from '@qianwei/api/contract/academic/exam-period';
import { getExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import { obstacleOf } from '@qianwei/api/contract/eligibility';
import { id } from '@qianwei/api/contract/fields';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { PageHeader } from '@qianwei/ui/PageHeader';
import { Tabs } from '@qianwei/ui/Tabs';
import { field } from '../../../shared/address/address-codec.ts';
import { useAddress } from '../../../shared/address/use-address.ts';
import { useUnblocked } from '../../../shared/page/use-unblocked.ts';
import { Loading } from '../../../shared/query/Loading.tsx';
import { QueryView } from '../../../shared/query/QueryView.tsx';
import { useCall } from '../../../shared/query/use-call.ts';
import { NotForThem } from './NotForThem.tsx';
import { PeriodPanel } from './PeriodPanel.tsx';
import { PeriodSkeleton, PlanSkeleton } from './PlanSkeleton.tsx';
import { periodMonth } from './period-course.ts';

/** The period in the address; without one that which is open, or comes next. */
const planAddress = { periodId: field(id, undefined) };

/** 考试计划: what is examined when, and a basket without clashes. */
export default function ExamPlanPage() {
  const { values, show } = useAddress(planAddress, { replace: true });
  const plan = useCall(getExamPlan, { periodId: values.periodId }, { keepPrevious: true });
  const current = plan.data?.periods.find(({ periodId }) => periodId === plan.data.periodId);
  // The page shows by itself that the timetable is out, or that the window has closed.
  const turns = plan.data?.closed === null ? current?.applyEnd : current?.timetableTime;
  useUnblocked([plan.data?.closed, turns], [plan]);
  return (
    <>
      <PageHeader title="考试计划" />
      <QueryView
        query={plan}
        name="考试计划"
        skeleton={<PlanSkeleton />}
        unaffected="已经报考的课程不受影响，可以在报考记录里查看。"
        gone={
          <EmptyState
            drawing="calendar"
            title="未找到该考期"
            why="考期可能已经撤下，以最新的报考通知为准。"
            action={<Link href="/academic/exam/plan">看正在报考的考期</Link>}
          />
        }
        notEligible={(error) => (
          <NotForThem obstacle={obstacleOf(error) ?? { reason: error.message, way: { kind: 'OFFICE' } }} />
        )}
        empty={({ periods, closed }) => {
          if (periods.length > 0) return null;
          if (closed !== null) return <NotForThem obstacle={closed} />;
          return (
            <EmptyState
              drawing="calendar"
              title="暂无考试计划"
              why="新的考期发布后会有公告，课表和报考时间会列在这里。"
              action={<Link href="/notice">看公告</Link>}
            />
          );
        }}
      >
        {(answer) => {
          const shown = values.periodId ?? answer.periodId ?? undefined;
          return (
            <Tabs
              label="考期"
              selected={shown}
              onSelect={(periodId) => {
                if (periodId !== shown) show({ periodId });
              }}
              items={answer.periods.map((period) => ({
                id: period.periodId,
                label: periodMonth(period.name),
                note: periodStatusTitles[period.status],
                content:
                  period.periodId === shown &&
                  (answer.periodId === shown ? (
                    <PeriodPanel key={shown} plan={answer} period={period} />
                  ) : (
                    <Loading what={period.name}>
                      <PeriodSkeleton />
                    </Loading>
                  )),
              }))}
            />
          );
        }}
      </QueryView>
    </>
  );
}
