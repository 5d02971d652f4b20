import { errorCode } from '@qianwei/api/contract/envelope';
import { studentMajorStatusTitles } from '@qianwei/api/contract/major';
import { againMinutes } from '@qianwei/api/contract/sign-up/sign-up';
import { parseMoment } from '@qianwei/api/time/moment';
import { momentWords } from '@qianwei/api/time/words';
import { nextUsualMonth } from '@qianwei/studies';
import { type Check, decideEligibility } from '../../eligibility/eligibility.ts';
import { noWayOut, toExamPlan, toNotices, toOffice } from '../../eligibility/ways.ts';
import { formatDay } from '../../time.ts';
import { correctionEnd, type OfferedPractice } from './batches.ts';
import type { SignUpFacts } from './sign-up-facts.ts';

/** Reasons for which nothing can be signed up for. */
type SignUpReason = 'RECORD' | 'LEVEL' | 'COURSES' | 'NOT_YET' | 'OVER' | 'EXPIRED' | 'DECIDED';

/** Until when a person can sign up, or change what was signed up for. */
export const changeEnd = ({ batch, own }: SignUpFacts): Date =>
  own?.row.status === 'RETURNED' ? correctionEnd(batch) : batch.applyEnd;

/** From when a sign-up whose payment ran out may be made again; null for any other. */
export const againAt = ({ own }: Pick<SignUpFacts, 'own'>): Date | null =>
  own?.row.expiredAt ? new Date(own.row.expiredAt.getTime() + againMinutes * 60_000) : null;

const checks: readonly Check<SignUpFacts, SignUpReason>[] = [
  {
    code: 'RECORD',
    errorCode: errorCode.notEligible,
    obstacle: ({ studies: { record } }) =>
      record.status === 'NORMAL'
        ? null
        : {
            reason: `考籍 ${record.examineeNo} ${studentMajorStatusTitles[record.status]}，不能报名；有别的考籍，请用它的准考证号`,
            way: toOffice,
          },
  },
  {
    code: 'LEVEL',
    errorCode: errorCode.notEligible,
    obstacle: ({ type, studies: { record } }) =>
      type === 'ENGLISH' && record.applyExamLevel === 'JUNIOR'
        ? { reason: '专科层次考生不能报考学士学位英语', way: toOffice }
        : null,
  },
  {
    code: 'COURSES',
    errorCode: errorCode.notEligible,
    obstacle: ({ type, practices, batch }) =>
      type === 'PRACTICE' && practices.length === 0
        ? { reason: `${batch.name}没有你的专业计划里的实践课程`, way: toNotices }
        : null,
  },
  {
    code: 'NOT_YET',
    errorCode: errorCode.outsideWindow,
    obstacle: ({ batch: { applyStart } }, now) =>
      now < applyStart
        ? {
            reason: `报名 ${momentWords(applyStart.getTime())} 开始`,
            way: noWayOut('AGAIN'),
            nextTime: applyStart,
          }
        : null,
  },
  {
    code: 'OVER',
    errorCode: errorCode.outsideWindow,
    obstacle: (facts, now) => {
      const end = changeEnd(facts);
      if (now < end) return null;
      const words = momentWords(end.getTime(), 'end');
      return facts.own?.row.status === 'RETURNED'
        ? { reason: `退回的报名已过修改截止（${words}），请联系主考院校`, way: toOffice }
        : { reason: `报名已截止（${words}）`, way: toNotices };
    },
  },
  {
    code: 'EXPIRED',
    errorCode: errorCode.outsideWindow,
    obstacle: (facts, now) => {
      const nextTime = againAt(facts);
      if (nextTime === null || nextTime <= now) return null;
      const reason = '上次报名没有按时缴费，名额已放回';
      const end = facts.batch.applyEnd;
      return nextTime < end
        ? {
            reason: `${reason}；${momentWords(nextTime.getTime())} 后可以重新报名`,
            way: noWayOut('AGAIN'),
            nextTime,
          }
        : {
            reason: `${reason}；报名 ${momentWords(end.getTime(), 'end')} 截止，本批次来不及重新报名`,
            way: toNotices,
          };
    },
  },
  {
    code: 'DECIDED',
    errorCode: errorCode.stateForbids,
    obstacle: ({ own }) =>
      own !== null && (own.row.status === 'APPROVED' || own.row.status === 'ARRANGED')
        ? {
            reason: '报名已审核通过，不能再修改；要改课程或考点，请先撤销再重新报名',
            way: noWayOut('BESIDE'),
          }
        : null,
  },
];

/** Decides whether a person can sign up for a batch, or change what was signed up for. */
export const signUpEligibility = (facts: SignUpFacts, now: Date) => decideEligibility(checks, facts, now);

/** Facts about one course of a batch, for one person. */
export interface PracticeFacts extends SignUpFacts {
  readonly practice: OfferedPractice;
  /** The reason stands in the row of the course, which has its name. Default false: it stands alone. */
  readonly isInRow?: boolean;
}

/** The name of the course for a reason that stands alone; empty in its row. */
const named = ({ practice, isInRow = false }: PracticeFacts, before = ''): string =>
  isInRow ? '' : `${before}“${practice.course.name}”`;

const standingOf = ({ studies }: SignUpFacts, courseCode: string) =>
  studies.standings.find(({ line }) => line.course.courseCode === courseCode);

/** True for a course that the person has signed up for, so that a place of it is held. */
const holdsPlace = ({ own }: SignUpFacts, courseId: string): boolean =>
  own?.holdsPlaces === true && own.items.some(({ item }) => item.courseId === courseId);

/** The last published score of a course in words: （最近一次 59.5 分）; empty without one. */
function scoreWords(facts: SignUpFacts, courseCode: string): string {
  const score = standingOf(facts, courseCode)?.best?.grade.finalScore ?? null;
  return score === null ? '' : `（最近一次 ${score} 分）`;
}

const courseChecks: readonly Check<PracticeFacts, 'PASSED' | 'THEORY' | 'FULL'>[] = [
  {
    code: 'PASSED',
    errorCode: errorCode.notEligible,
    obstacle: (facts) => {
      const { courseCode } = facts.practice.course;
      return standingOf(facts, courseCode)?.passed === true
        ? { reason: `${named(facts)}已有合格成绩，不用再报`, way: noWayOut('BESIDE') }
        : null;
    },
  },
  {
    code: 'THEORY',
    errorCode: errorCode.notEligible,
    obstacle: (facts, now) => {
      const { theoryCode } = facts.practice.course;
      const theory = standingOf(facts, theoryCode);
      if (theoryCode === '' || theory?.passed === true) return null;
      const exam = theory && facts.theoryExams.get(theory.line.course.id);
      const month = theory === undefined ? '' : nextUsualMonth(theory.line.line.usualMonths, formatDay(now));
      const later = month === '' ? '' : `，预计 ${month}开考`;
      const next = exam === undefined ? later : `，${momentWords(parseMoment(exam.startTime))} 开考`;
      return {
        reason: `${named(facts, '你报考的')}对应理论课 ${theoryCode} 尚无合格成绩${scoreWords(facts, theoryCode)}，暂不能报考${next}`,
        // Only what can be registered for now has a page that helps.
        way: exam?.applyEnd == null ? noWayOut('BESIDE') : toExamPlan,
      };
    },
  },
  {
    code: 'FULL',
    errorCode: errorCode.taken,
    obstacle: (facts) => {
      const { offer, course } = facts.practice;
      return offer.taken < offer.quota || holdsPlace(facts, course.id)
        ? null
        : { reason: `${named(facts)}名额已满`, way: noWayOut('BESIDE') };
    },
  },
];

/** Decides whether a person can sign up for one course of a batch. */
export const practiceEligibility = (facts: PracticeFacts, now: Date) =>
  decideEligibility(courseChecks, facts, now);
