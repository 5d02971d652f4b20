import type { Offering, OfferingStatus } from '@qianwei/api/contract/academic/exam-plan';
import { gradeResultTitles } from '@qianwei/api/contract/academic/grade';
import { halfDayWords } from '@qianwei/api/time/words';
import { nextUsualMonth } from '@qianwei/studies';
import type { StudyStanding } from '../../../studies/results.ts';
import { formatDateTime } from '../../../time.ts';
import { applyStatusOf } from '../shared/apply-status.ts';
import type { OfferedCourse, PeriodPlan } from './offerings.ts';

/** Where a course may be registered, or why it may not. */
export interface OfferingState {
  readonly status: OfferingStatus;
  /** Chinese; empty for OPEN. */
  readonly reason: string;
}

const state = (status: OfferingStatus, reason = ''): OfferingState => ({ status, reason });

function passedState({ best, replacedFrom }: StudyStanding): OfferingState {
  if (best?.grade.gradeType === 'EXEMPT') return state('EXEMPT', '已免考');
  const score = best?.grade.finalScore;
  const result = score === null || score === undefined ? '已合格' : `已合格 ${score} 分`;
  return state('PASSED', replacedFrom === '' ? result : `${result}（顶替自 ${replacedFrom}）`);
}

/** Which elective is chosen instead, and how that can be changed. A registration locks the choice, also once cancelled. */
function notChosenReason({ line: { course }, passed }: StudyStanding, plan: PeriodPlan): string {
  const { courseCode } = course;
  if (passed) return `选考组里 ${courseCode} 已合格，这一门不用再考`;
  if (plan.registrations.some((row) => row.course.id === course.id))
    return `选考组里你已报考 ${courseCode}；要改选，先在报考记录里撤销，再看课程设置`;
  if (plan.everRegistered.has(course.id))
    return `选考组里你报考过 ${courseCode}，选考已锁定；怎样改选，见课程设置`;
  return `选考组里你选的是 ${courseCode}，可以在课程设置里改选`;
}

/**
 * What may be done with an offered course, by what is registered and passed; what else is in the basket is for `basketOf`
 * to say. The order is the rule: a course that is passed says so, and not that its half-day is taken.
 */
export function offeringStateOf(course: OfferedCourse, plan: PeriodPlan, areaCode: string): OfferingState {
  const { standing, session } = course;
  const { line } = standing.line;
  const elsewhere = otherRecordOf(course, plan);
  if (elsewhere !== null)
    return state('OTHER_RECORD', `已在你的另一个考籍 ${elsewhere}报考；要撤销，先切换到那个考籍`);
  if (course.registration !== null) return state('APPLIED', '已报考');
  if (standing.passed) return passedState(standing);
  const elective = plan.electives.get(line.electiveGroup);
  if (elective !== undefined && elective.line.course.id !== line.courseId)
    return state('NOT_CHOSEN', notChosenReason(elective, plan));
  const rival = plan.registrations.find(({ session: { id } }) => id === session.id);
  if (rival !== undefined)
    return state(
      'CLASH',
      `与已报考的 ${rival.course.courseCode} 同在 ${halfDayWords(session)}，一个半天限报一门`,
    );
  if (plan.registrations.length >= plan.period.maxCourse)
    return state('PERIOD_FULL', `本考期最多报考 ${plan.period.maxCourse} 门，你已报满`);
  if (course.seats.get(areaCode) === 0) return state('FULL', '这个考区的名额已满，可以换一个考区');
  return state('OPEN');
}

/** The other 考籍 in which a course is registered; null where it is registered in none, or in this one. */
function otherRecordOf({ registration }: OfferedCourse, plan: PeriodPlan): string | null {
  if (registration === null || registration.apply.studentMajorId === plan.studentMajorId) return null;
  return plan.otherRecords.get(registration.apply.studentMajorId) ?? '';
}

/** An offered course as an answer shows it. */
export function shownOffering(
  course: OfferedCourse,
  plan: PeriodPlan,
  areaCode: string,
  now: Date,
): Offering {
  const { standing, offering, session, registration, lastResult } = course;
  const { course: own, oldCodes, line } = standing.line;
  const otherRecord = otherRecordOf(course, plan);
  const { status, reason } = offeringStateOf(course, plan, areaCode);
  const ownResult = lastResult?.period?.id === plan.period.id ? lastResult : null;
  return {
    courseCode: own.courseCode,
    courseName: own.name,
    oldCodes: [...oldCodes],
    credit: own.credit,
    examMode: own.examMode,
    sessionCode: session.code,
    electiveGroup: line.electiveGroup,
    textbook: offering.textbook,
    fee: plan.period.feeEnabled ? offering.fee : 0,
    seats: [...course.seats].map(([code, left]) => ({ areaCode: code, left })),
    myStatus: status,
    reason,
    otherRecord,
    registration:
      registration !== null && otherRecord === null
        ? {
            applyId: registration.apply.id,
            status: applyStatusOf({ ...registration, period: plan.period }, ownResult, now),
            payDeadline: registration.apply.payDeadline && formatDateTime(registration.apply.payDeadline),
          }
        : null,
    learnRate: course.learnRate,
    lastResult: lastResult && {
      periodName: lastResult.period?.name ?? '',
      text:
        lastResult.grade.finalScore === null
          ? gradeResultTitles[lastResult.grade.result]
          : `${lastResult.grade.finalScore} 分`,
    },
    nextPeriod: nextUsualMonth(line.usualMonths, plan.period.startDate),
  };
}
