import type { Offering, OfferingStatus } from '@qianwei/api/contract/academic/exam-plan';
import { gradeResultTitles } from '@qianwei/api/contract/academic/grade';
import { examLevelTitles } from '@qianwei/api/contract/exam-level';
import { halfDayWords } from '@qianwei/api/time/words';
import { nextUsualMonth } from '@qianwei/studies';
import { offeringStatusOf } from '../../../studies/offering-status.ts';
import type { OfferedCourse, PeriodPlan } from '../../../studies/period-plan.ts';
import { oldCodesOf } from '../../../studies/plan-lines.ts';
import type { StudyStanding } from '../../../studies/results.ts';
import { formatDateTime } from '../../../time.ts';
import { applyStatusOf } from '../shared/apply-status.ts';

function passedReason({ best, replacedFrom }: StudyStanding): string {
  const score = best?.grade.finalScore;
  const result = score === null || score === undefined ? '已合格' : `已合格 ${score} 分`;
  return replacedFrom === '' ? result : `${result}（顶替自 ${replacedFrom}）`;
}

/** Which elective is chosen instead, and how that can be changed. A registration locks the choice while it holds its place. */
function notChosenReason({ standing }: OfferedCourse, plan: PeriodPlan): string {
  const elective = plan.electives.get(standing.line.line.electiveGroup);
  if (elective === undefined) return '';
  const { course } = elective.line;
  const { courseCode } = course;
  if (elective.passed) return `选考组里 ${courseCode} 已合格，这一门不用再考`;
  if (plan.registrations.some((row) => row.course.id === course.id))
    return `选考组里你已报考 ${courseCode}；要改选，先在报考记录里撤销，再看课程设置`;
  if (plan.studies.everRegistered.has(course.id))
    return `选考组里你报考过 ${courseCode}，选考已锁定；怎样改选，见课程设置`;
  return `选考组里你选的是 ${courseCode}，可以在课程设置里改选`;
}

function clashReason({ session }: OfferedCourse, { registrations }: PeriodPlan): string {
  const rival = registrations.find((other) => other.session.id === session.id);
  return `与已报考的 ${rival?.course.courseCode} 同在 ${halfDayWords(session)}，一个半天限报一门`;
}

/** The 考籍 in which a course is registered: 会计学（专科）; null without a registration. */
const otherRecordOf = ({ registration }: OfferedCourse): string | null =>
  registration && `${registration.majorName}（${examLevelTitles[registration.level]}）`;

/** Why a course cannot be registered; empty for one that can. */
export function offeringReason(course: OfferedCourse, plan: PeriodPlan, status: OfferingStatus): string {
  switch (status) {
    case 'OPEN':
      return '';
    case 'APPLIED':
      return '已报考';
    case 'OTHER_RECORD':
      return `已在你的另一个考籍 ${otherRecordOf(course) ?? ''}报考；要撤销，先切换到那个考籍`;
    case 'PASSED':
      return passedReason(course.standing);
    case 'EXEMPT':
      return '已免考';
    case 'EXEMPTION_PENDING':
      return '免考待审，不能报考；要报考，先在课程设置里撤回免考申请';
    case 'NOT_CHOSEN':
      return notChosenReason(course, plan);
    case 'CLASH':
      return clashReason(course, plan);
    case 'PERIOD_FULL':
      return `本考期最多报考 ${plan.period.maxCourse} 门，你已报满`;
    case 'FULL':
      return '这个考区的名额已满，可以换一个考区';
  }
}

/** An offered course as an answer shows it. */
export function shownOffering(
  course: OfferedCourse,
  plan: PeriodPlan,
  areaCode: string,
  now: Date,
): Offering {
  const { standing, offering, session, registration, lastResult } = course;
  const { course: own, line } = standing.line;
  const status = offeringStatusOf(course, plan, areaCode);
  const ownResult = lastResult?.period?.id === plan.period.id ? lastResult : null;
  return {
    courseCode: own.courseCode,
    courseName: own.name,
    oldCodes: oldCodesOf(standing.line),
    credit: own.credit,
    examMode: own.examMode,
    sessionCode: session.code,
    electiveGroup: line.electiveGroup,
    textbook: offering.textbook,
    fee: plan.period.feeEnabled ? offering.fee : 0,
    seats: [...course.seats].map(([code, left]) => ({ areaCode: code, left })),
    myStatus: status,
    reason: offeringReason(course, plan, status),
    otherRecord: status === 'OTHER_RECORD' ? otherRecordOf(course) : null,
    registration:
      registration !== null && status === 'APPLIED'
        ? {
            applyId: registration.apply.id,
            status: applyStatusOf({ ...registration, period: plan.period }, ownResult, now),
            payDeadline: registration.apply.payDeadline && formatDateTime(registration.apply.payDeadline),
            receiptNo: registration.apply.receiptNo,
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
