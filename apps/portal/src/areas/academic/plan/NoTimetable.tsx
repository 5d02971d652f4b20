import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import type { ExamPlan } from '@qianwei/api/contract/academic/exam-plan';
import { dayWords, rangeWords } from '@qianwei/api/time/words';
import { EmptyState } from '@qianwei/ui/EmptyState';
import { Link } from '@qianwei/ui/Link';
import { bareReason } from '../../../shared/page/bare-reason.ts';
import { WayButton } from '../../../shared/page/WhyNot.tsx';

/** A period without a timetable: not published yet, or without a course that the student still needs. */
export function NoTimetable({ plan, period }: { plan: ExamPlan; period: ExamPeriod }) {
  const { name, timetableTime, applyStart, applyEnd } = period;
  const other = plan.periods.find(
    ({ periodId, status }) => periodId !== period.periodId && status === 'OPEN',
  );
  const back = other && <Link href={`/academic/exam/plan?periodId=${other.periodId}`}>看{other.name}</Link>;
  if (timetableTime !== null)
    return (
      <EmptyState
        drawing="calendar"
        title={`${name}还没有课表`}
        why={`课表将于 ${dayWords(timetableTime)}公布，报考时间为 ${rangeWords(applyStart, applyEnd)}。`}
        action={back}
      />
    );
  if (!plan.hasTimetable)
    return (
      <EmptyState
        drawing="calendar"
        title={`${name}的课表还没有公布`}
        why={`本期开考哪些课程还不知道，公布后这里就能选。报考时间为 ${rangeWords(applyStart, applyEnd)}。`}
        action={back ?? <Link href="/notice">看公告</Link>}
      />
    );
  return (
    <EmptyState
      drawing="calendar"
      title={plan.closed ? bareReason(plan.closed) : `${name}没有你要考的课程`}
      why="专业计划里还没合格的课程，本期都不开考。预计开考的考期列在下面。"
      action={plan.closed ? <WayButton way={plan.closed.way} variant="outline" /> : back}
    />
  );
}
