import { minReviewDays } from '@qianwei/api/contract/academic/exam-rules';
import type { Grade, GradeList } from '@qianwei/api/contract/academic/grade';
import { exactWords, halfDayWords, momentWords, occasionWords } from '@qianwei/api/time/words';
import { passScore } from '@qianwei/studies';
import type { Lead } from '../../../shared/page/PageLead.tsx';
import { isReplyOverdue, replyWords } from '../../../shared/time/reply-words.ts';
import { scoreGap } from './arithmetic.ts';
import { reviewEndOf } from './grade-ways.ts';

/** The lead of the page; its action is the review of a result. */
export interface GradeLead extends Lead<Grade> {
  /** The page on which the student goes on; null where there is nothing to do. */
  way: { href: string; text: string } | null;
}

/** The scope of a review, and its limits. */
const reviewRule = '复核只查漏评、合分、登分，不重评答卷，每门一次。';

const nothing = { action: null, way: null };

/** The failed result that is the nearest to a pass, with how many others can be reviewed. */
function nearestFailed(failed: readonly Grade[]): [Grade, others: number] | null {
  const [first] = failed.toSorted((a, b) => (b.finalScore ?? 0) - (a.finalScore ?? 0));
  return first === undefined ? null : [first, failed.length - 1];
}

/** The lead of the page, from all results whatever the filter is. `now` is ms, by the server's clock. */
export function gradeLeadOf(
  grades: Pick<GradeList, 'list' | 'periods' | 'summary' | 'canRegister'>,
  now: number,
): GradeLead {
  const { list, periods, summary, canRegister } = grades;
  const failed = list.filter(
    (grade) =>
      grade.result === 'FAIL' && reviewEndOf(grade, periods, now).isOpen && grade.finalScore !== null,
  );
  return (
    reviewLead(nearestFailed(failed), periods, now) ??
    runningLead(
      list.find(({ review }) => review?.timeline.state === 'SUBMITTED'),
      now,
    ) ??
    thesisLead(list.find(({ gradeType, counted }) => gradeType === 'THESIS' && counted)) ??
    pendingLead(list.filter(({ result }) => result === 'PENDING')) ??
    summaryLead(summary, canRegister)
  );
}

function reviewLead(
  found: [Grade, number] | null,
  periods: GradeList['periods'],
  now: number,
): GradeLead | null {
  if (found === null) return null;
  const [grade, others] = found;
  const { courseName, finalScore } = grade;
  const { end } = reviewEndOf(grade, periods, now);
  const until = end === null ? '' : `${occasionWords(end, now)}。`;
  const also = others === 0 ? '' : `另有 ${others} 门也可以申请，写在各门后面。`;
  const missing = scoreGap(passScore, finalScore ?? 0);
  return {
    state: { shape: 'cross', tone: 'danger', word: `不合格，差 ${missing} 分，成绩不作四舍五入` },
    title: `${courseName} ${finalScore} 分，可以申请复核`,
    text: `${until}${reviewRule}${also}${againWords(grade)}`,
    action: grade,
    way: null,
  };
}

/** How the course can be taken again whatever comes of the review. */
function againWords({ retake }: Grade): string {
  switch (retake?.kind) {
    case undefined:
      return '申请复核不影响报考。';
    case 'REGISTERED':
      return `申请复核不影响 ${halfDayWords(retake)}的考试，已经报考。`;
    case 'OPEN':
      return `申请复核不影响报考，${retake.periodName}还能再考。`;
    case 'LATER':
      return `申请复核不影响报考${retake.month === '' ? '' : `，${retake.month}还能再考`}。`;
  }
}

/** A review under way; one whose answer is overdue says since when, and whom to call. */
function runningLead(grade: Grade | undefined, now: number): GradeLead | null {
  if (grade === undefined) return null;
  const { courseName, finalScore, review } = grade;
  const [submitted] = review?.timeline.events ?? [];
  const when = submitted === undefined ? '' : `${exactWords(submitted.time)} 提交，`;
  const replyBefore = review?.replyBefore ?? null;
  const answer = replyBefore === null ? '' : `${replyWords(replyBefore, now)}。`;
  const isOverdue = isReplyOverdue(replyBefore, now);
  return {
    state: { shape: 'half', tone: 'warning', word: isOverdue ? '超期未答复' : '复核中' },
    title: `${courseName}${finalScore === null ? '' : ` ${finalScore} 分`}，${isOverdue ? '复核还没有答复' : '正在复核'}`,
    text: `${when}回执号 ${review?.timeline.receiptNo}。${answer}结果写在这一门后面，分数有变时均分一起重算。`,
    ...nothing,
  };
}

function thesisLead(thesis: Grade | undefined): GradeLead | null {
  if (thesis?.result !== 'FAIL') return null;
  const { courseName, finalScore, note } = thesis;
  return {
    state: { shape: 'cross', tone: 'danger', word: '不合格' },
    title: finalScore === null ? `${courseName}不合格` : `${courseName} ${finalScore} 分，不合格`,
    text: `${note === '' ? '' : `${note}。`}复检的条件和时间写在论文管理里。`,
    action: null,
    way: { href: '/thesis/index', text: '去论文管理' },
  };
}

function pendingLead(pending: readonly Grade[]): GradeLead | null {
  const [first] = pending;
  if (first === undefined) return null;
  const { publishTime, courseName, periodName } = first;
  const when = publishTime === null ? '公布时间另行通知' : `预计 ${momentWords(publishTime)} 公布`;
  const which = pending.length === 1 ? `${courseName}的成绩` : `${pending.length} 门成绩`;
  return {
    state: { shape: 'dotted', tone: 'muted', word: '未公布' },
    title: `${periodName}${which}还没有公布`,
    text: `${when}。公布后 ${minReviewDays} 天内可以申请复核。`,
    ...nothing,
  };
}

/** `学位均分 68.8，距 70 还差 1.2`; empty without a degree or a score. */
export function degreeWords({ degreeAvg, degreeNeed }: GradeList['summary']): string {
  if (degreeAvg === null || degreeNeed === null) return '';
  const missing = scoreGap(degreeNeed, degreeAvg);
  return missing > 0 ? `距 ${degreeNeed} 还差 ${missing}` : `已达到 ${degreeNeed}`;
}

/** 去报考 while a course can be registered, else the record of what is. */
const registrationWay = (canRegister: number) =>
  canRegister > 0
    ? { href: '/academic/exam/plan', text: '去报考' }
    : { href: '/academic/apply/info', text: '看报考记录' };

function summaryLead(summary: GradeList['summary'], canRegister: number): GradeLead {
  const { passedCount, totalCount, credit, minCredit, degreeAvg } = summary;
  const missing = Math.max(0, totalCount - passedCount);
  const degree = degreeWords(summary);
  const credits = `已取得 ${credit} 学分，毕业要求 ${minCredit} 学分`;
  const text = [credits, degree && `学位均分 ${degreeAvg}，${degree}`].filter((words) => words !== '');
  return {
    state:
      missing === 0
        ? { shape: 'check', tone: 'success', word: '笔试全部合格' }
        : { shape: 'half', tone: 'brand', word: '在考' },
    title:
      missing === 0 ? `${totalCount} 门笔试课程全部合格` : `${passedCount} 门笔试合格，还有 ${missing} 门`,
    text: `${text.join('；')}。`,
    action: null,
    way: missing > 0 ? registrationWay(canRegister) : null,
  };
}
