import type { CourseSetting, Exemption } from '@qianwei/api/contract/academic/course-setting';
import type { PlanCredits } from '@qianwei/api/contract/academic/credits';
import { parseMoment } from '@qianwei/api/time/moment';
import { listDay, momentWords } from '@qianwei/api/time/words';
import { formatPlanned } from '../../../shared/credits/credit-words.ts';
import type { Lead } from '../../../shared/page/PageLead.tsx';
import { replyWords } from '../../../shared/time/reply-words.ts';
import { creditPlanOf, isReached, isUnrecorded, type Picks } from './credits.ts';
import { type Elective, surplusWords } from './electives.ts';

/** The lead of the page, with its action. */
export type SettingLead = Lead<
  | { readonly kind: 'CONFIRM'; readonly elective: Elective }
  | { readonly kind: 'REAPPLY'; readonly exemption: Exemption }
  | { readonly kind: 'GO'; readonly href: string; readonly label: string }
>;

/** The last word of staff on an exemption. */
export const opinionOf = ({ timeline: { events } }: Exemption): string => events.at(-1)?.opinion ?? '';

/** Exemptions that came back and can still be put right: the course is open, and no other one for it is under way. */
export function returnedExemptions({ exemptions, groups }: CourseSetting): Exemption[] {
  const courses = groups.flatMap(({ courses: own }) => own);
  return exemptions.filter(
    ({ courseCode, status }) =>
      status === 'RETURNED' &&
      !courses.some((course) => course.courseCode === courseCode && isReached(course)) &&
      !exemptions.some((other) => other.courseCode === courseCode && other.status === 'PENDING'),
  );
}

/** The open group of electives that the student has not confirmed yet. */
export const openElective = ({ electives }: Pick<CourseSetting, 'electives'>): Elective | undefined =>
  electives.find(({ chosen, locked }) => chosen.length === 0 && locked === null);

/** Nothing is left to be done; where nothing may be changed any more, the reason. */
const finishedWords = ({ exemptClosed }: CourseSetting): string =>
  exemptClosed !== null && exemptClosed.nextTime === null
    ? `${exemptClosed.reason}。`
    : '课程和毕业环节都完成了，成绩可以随时查看。';

/** An exemption that came back while none is accepted waits for its time, and does not lead the page until then. */
const laterWords = (returned: Exemption | undefined, closed: CourseSetting['exemptClosed']): string =>
  returned === undefined || closed?.nextTime == null
    ? ''
    : `${returned.courseCode} 的免考被退回，${listDay(closed.nextTime)} 起可以重交。`;

/** The elective that is open, with what it comes to; what is only picked on the page is not said to be settled. */
function electiveLead(elective: Elective, setting: CourseSetting, picks: Picks): SettingLead {
  const { group, suggested } = elective;
  const picked = picks[group] ?? '';
  const surplus = surplusWords(creditPlanOf(setting, picks), setting.plan.minCredit);
  const counts = suggested.includes(picked)
    ? `现在按 ${picked} 计算，${surplus}`
    : `你选的 ${picked} 还没有确认；确认以后${surplus}`;
  return {
    state: { shape: 'open', tone: 'warning', word: '待确认' },
    title: `选考${group}，还没有确认`,
    text: `${counts}。第一次报考其中一门时锁定，之前随时可改。`,
    action: { kind: 'CONFIRM', elective },
  };
}

/** A graduate whose results are kept elsewhere. */
const unrecorded: SettingLead = {
  state: { shape: 'dash', tone: 'muted', word: '已毕业' },
  title: '已毕业，成绩没有录入',
  text: '下面只列出计划。',
  action: null,
};

/** An exemption that waits for its answer. */
function pendingLead({ courseCode, courseName, replyBefore }: Exemption, now: number): SettingLead {
  const answer = replyBefore === null ? '' : `${replyWords(replyBefore, now)}。`;
  return {
    state: { shape: 'half', tone: 'warning', word: '审核中' },
    title: `${courseCode} ${courseName}的免考正在审核`,
    text: `${answer}审核前可以撤回。`,
    action: null,
  };
}

/** `已合格 20，已报考 4，篮里 4，还差 45`. */
const formatCredits = (credits: PlanCredits): string =>
  [`已合格 ${credits.done}`, formatPlanned(credits), `还差 ${credits.rest}`]
    .filter((words) => words !== '')
    .join('，');

/** The way to register while a course can be, else the record of what is registered, or when it opens. */
function registrationWay({ registration, canRegister, serverTime }: CourseSetting) {
  if (canRegister > 0) return { can: '可以去报考', href: '/academic/exam/plan', label: '去报考' };
  return registration !== null && registration.start <= serverTime
    ? { can: '这期没有能再报的课程', href: '/academic/apply/info', label: '看报考记录' }
    : { can: '现在不能报考', href: '/academic/exam/plan', label: '看考试计划' };
}

/** All is set up: what can be registered, else when it opens. */
function settledLead(setting: CourseSetting, more: string): SettingLead {
  const { plan, credits, creditPlan, registration, serverTime } = setting;
  const { can, href, label } = registrationWay(setting);
  const sums = `${surplusWords(creditPlan, plan.minCredit)}。${formatCredits(credits)}。`;
  const isOpen = registration !== null && registration.start <= serverTime;
  const when =
    registration === null || isOpen
      ? ''
      : `${registration.name} ${momentWords(registration.start)} 开始报考。`;
  return {
    state: { shape: 'check', tone: 'success', word: '都设置好了' },
    title: `没有要确认的，${can}`,
    text: `${sums}${when}${more}`,
    action: { kind: 'GO', href, label },
  };
}

/** The open matter, the most urgent first: an elective, an exemption that came back, else the page to go on to. */
export function settingLead(setting: CourseSetting, picks: Picks): SettingLead {
  const { plan, credits, exemptClosed, groups, exemptions } = setting;
  if (isUnrecorded(setting)) return unrecorded;
  const elective = openElective(setting);
  if (elective !== undefined) return electiveLead(elective, setting, picks);
  const [returned] = returnedExemptions(setting);
  if (returned !== undefined && exemptClosed === null)
    return {
      state: { shape: 'triangle', tone: 'danger', word: '退回' },
      title: `${returned.courseCode} ${returned.courseName}的免考被退回`,
      text: `退回原因：${opinionOf(returned)}补好材料后可以重新申请。`,
      action: { kind: 'REAPPLY', exemption: returned },
    };
  const courses = groups.flatMap(({ courses: own }) => own);
  if (credits.done >= plan.minCredit) {
    const isThesisLeft = courses.some((course) => course.examMode === 'THESIS' && !isReached(course));
    return {
      state: { shape: 'check', tone: 'success', word: '学分已修满' },
      title: `已得 ${credits.done} 学分，达到毕业要求 ${plan.minCredit}`,
      text: isThesisLeft ? '课程学分够了，还要完成毕业环节。' : finishedWords(setting),
      action: isThesisLeft
        ? { kind: 'GO', href: '/thesis/index', label: '去论文管理' }
        : { kind: 'GO', href: '/academic/gradeSearch', label: '看成绩' },
    };
  }
  const pending = exemptions.find(({ status }) => status === 'PENDING');
  return pending === undefined
    ? settledLead(setting, laterWords(returned, exemptClosed))
    : pendingLead(pending, parseMoment(setting.serverTime));
}
