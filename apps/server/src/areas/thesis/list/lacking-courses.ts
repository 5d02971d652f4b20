import type { LackingCourse } from '@qianwei/api/contract/thesis/thesis';
import { monthOf } from '@qianwei/api/time/moment';
import { coursePlaceOf, type FeasiblePlan } from '@qianwei/studies';
import type { LiveSignUp } from '../../../studies/live-sign-ups.ts';
import { offeringStatusOf } from '../../../studies/offering-status.ts';
import { type PeriodPlan, periodPlanOf } from '../../../studies/period-plan.ts';
import { isThesis, type Result, type StudyStanding } from '../../../studies/results.ts';
import { openPeriodOf, type Schedule } from '../../../studies/schedule.ts';
import { readyPractices, type Studies, underWayOf } from '../../../studies/studies.ts';
import { dateTimeOf, formatDateTime } from '../../../time.ts';
import type { PlannedWay } from './planned-way.ts';

/** Facts by which a lacking course is shown. */
export interface LackingFacts {
  readonly studies: Studies;
  readonly schedule: Schedule;
  readonly signUps: readonly LiveSignUp[];
  readonly way: PlannedWay | null;
  /** The sign-up for practice exams is open. */
  readonly isSignUpOpen: boolean;
}

type Became = Pick<LackingCourse, 'state' | 'time' | 'fee'>;

/** A registration for the written exam that counts still; null without one. */
function registered(courseId: string, { studies }: LackingFacts): Became | null {
  const found = underWayOf(studies).find(({ course }) => course.id === courseId);
  if (found === undefined) return null;
  const { apply, session } = found;
  if (apply.status === 'UNPAID')
    return {
      state: 'UNPAID',
      time: apply.payDeadline && formatDateTime(apply.payDeadline),
      fee: apply.fee,
    };
  return { state: 'APPLIED', time: dateTimeOf(session.date, session.start), fee: 0 };
}

/** A sign-up for the practice exam; null without one. */
function signedUp(courseId: string, { studies, signUps }: LackingFacts): Became | null {
  const found = signUps.find(
    ({ row, items }) =>
      row.studentMajorId === studies.studentMajorId && items.some(({ item }) => item.courseId === courseId),
  );
  if (found === undefined) return null;
  const { row, batch } = found;
  if (row.status === 'UNPAID')
    return { state: 'UNPAID', time: row.payDeadline && formatDateTime(row.payDeadline), fee: row.fee };
  return { state: 'APPLIED', time: `${batch.examStart} 00:00:00`, fee: 0 };
}

/** By the last result that is published. */
function byResult(last: Result | undefined): Became {
  if (last === undefined) return { state: 'NOT_TAKEN', time: null, fee: 0 };
  return {
    state: last.grade.result === 'ABSENT' ? 'ABSENT' : 'FAILED',
    time: last.period && `${last.period.startDate} 00:00:00`,
    fee: 0,
  };
}

const openPlanOf = ({ studies, schedule }: LackingFacts): PeriodPlan | null => {
  const period = openPeriodOf(schedule, studies.now);
  return period === undefined ? null : periodPlanOf(studies, schedule, period);
};

function wayOf(
  { line: { course } }: StudyStanding,
  { state }: Became,
  facts: LackingFacts,
  open: PeriodPlan | null,
): LackingCourse['way'] {
  const isPractice = course.examMode === 'PRACTICE';
  if (state === 'APPLIED') return null;
  if (state === 'UNPAID')
    return { kind: 'PAY', path: isPractice ? '/practiceSignUp' : '/academic/apply/info' };
  if (isPractice) {
    const isReady = readyPractices(facts.studies).some(({ line }) => line.course.id === course.id);
    return isReady && facts.isSignUpOpen ? { kind: 'APPLY', path: '/practiceSignUp' } : null;
  }
  const offered = open?.offered.find(({ standing }) => standing.line.course.id === course.id);
  if (open !== null && offered !== undefined && offeringStatusOf(offered, open, null) === 'OPEN')
    return { kind: 'APPLY', path: '/academic/exam/plan' };
  return { kind: 'STUDY', path: `/course/chapter/${course.id}` };
}

const monthIn = (plan: FeasiblePlan, { facts }: PlannedWay, courseCode: string): string | null => {
  const place = coursePlaceOf(plan.places, courseCode);
  const practice = plan.practices.find((each) => each.courseCode === courseCode);
  if (place !== undefined) return facts.periods[place.period]?.month ?? null;
  const batch = practice && facts.practiceBatches[practice.batch];
  return batch === undefined ? null : monthOf(batch.applyStart);
};

/** The courses that are not passed, the thesis aside, in the order of the plan, and what has become of each. */
export function lackingCourses(facts: LackingFacts): LackingCourse[] {
  const { studies, way } = facts;
  const open = openPlanOf(facts);
  return studies.counted.courses
    .filter((standing) => !standing.passed && !isThesis(standing))
    .map((standing) => {
      const { id, courseCode, name, examMode } = standing.line.course;
      const last = studies.results.find(({ course, isPublished }) => course.id === id && isPublished);
      const became = registered(id, facts) ?? signedUp(id, facts) ?? byResult(last);
      const isUnderWay = became.state === 'UNPAID' || became.state === 'APPLIED';
      return {
        ...became,
        courseCode,
        courseName: name,
        isPractice: examMode === 'PRACTICE',
        nextMonth: isUnderWay || way?.plan == null ? null : monthIn(way.plan, way, courseCode),
        way: wayOf(standing, became, facts, open),
      };
    });
}
