import type { ContinuedLesson, ExamDay } from '@qianwei/api/contract/home';
import type { Onboarding } from '@qianwei/api/contract/onboarding';
import { momentWords } from '@qianwei/api/time/words';
import { nextLessonWords } from '@qianwei/studies';
import { taskPriorities } from '../../db/schema/schedule.ts';
import type { DegreeOpening } from '../../degree/degree-opening.ts';
import type { WindowRow } from '../../institution/business-windows.ts';
import type { StudentTask } from '../../student/tasks.ts';
import type { OpenPeriod } from '../../studies/registrable.ts';
import { formatDay, parseDateTime } from '../../time.ts';

/**
 * Fields of a duty that home needs. Most duties are rows that workflows write; the ones here follow from what is stored
 * anyway: as rows they would have to be written for every student whenever a window opens.
 */
export type Duty = Pick<
  StudentTask,
  | 'code'
  | 'reason'
  | 'title'
  | 'desc'
  | 'note'
  | 'path'
  | 'actionText'
  | 'morePath'
  | 'moreText'
  | 'deadline'
  | 'occasion'
  | 'priority'
>;

const plain = { note: '', morePath: null, moreText: null, occasion: 'DEADLINE' } as const;

/**
 * 报考: a period is open, the student still takes courses, has none registered and can. Clashes in the basket are a duty
 * of their own.
 */
export function examApplyDuty(open: OpenPeriod | null, basket: { hasClash: boolean }): Duty | null {
  if (open === null || open.registered > 0 || open.canRegister === 0 || basket.hasClash) return null;
  const { period, canRegister } = open;
  return {
    ...plain,
    code: 'EXAM_APPLY',
    reason: '报考窗口内还没有办',
    title: `${period.name}课程报考`,
    desc: `本考期还没有报考课程，你能报 ${canRegister} 门。`,
    path: '/academic/exam/plan',
    actionText: '去报考',
    morePath: '/academic/exam/plan?view=planner',
    moreText: '看看报哪几门毕业最快',
    deadline: period.applyEnd,
    priority: taskPriorities.openWindow,
  };
}

/** A window that is open. */
export interface OpenWindow {
  readonly endTime: Date | null;
  readonly path: string | null;
}

/** 实践报名: it is open, and there are practice courses whose theory is passed. `codes` are theirs. */
export function practiceDuty(window: OpenWindow | null, codes: readonly string[]): Duty | null {
  if (window === null || codes.length === 0) return null;
  return {
    ...plain,
    code: 'PRACTICE_SIGNUP',
    reason: '实践考核正在报名',
    title: `报名实践考核 ${codes.join('、')}`,
    desc: '理论课已经合格，可以报名。',
    path: window.path ?? '/practiceSignUp',
    actionText: '去报名',
    deadline: window.endTime,
    priority: taskPriorities.openWindow,
  };
}

/** 学位申请: a graduate meets the conditions and has not applied. The note says when the student's own deadline comes before the batch's. */
export function degreeDuty(opening: DegreeOpening | null): Duty | null {
  if (opening === null) return null;
  const { average, language, ownDeadline, deadline, batch } = opening;
  const isEarlier = ownDeadline < batch.endTime;
  return {
    ...plain,
    code: 'DEGREE_APPLY',
    reason: '学位申请开放中，还没有提交',
    title: '提交学位申请',
    desc: `${average === null ? '' : `平均分 ${average}，`}${language}，均已达到要求。`,
    path: '/applyDegree/index',
    actionText: '提交学位申请',
    note: isEarlier
      ? `你的毕业证书签发满 6 个月为止，比通知里本批的 ${momentWords(batch.endTime.getTime(), 'end')} 早，以你的时间为准。`
      : '',
    deadline,
    priority: taskPriorities.openWindow,
  };
}

/** 毕业申请: its window is open for who has finished the studies, and has not applied. */
export function graduationDuty(window: WindowRow | null): Duty | null {
  if (window === null) return null;
  return {
    ...plain,
    code: 'GRADUATION_APPLY',
    reason: '毕业申请开放中，还没有提交',
    title: `提交${window.name}毕业材料`,
    desc: '先看条件是否都达到，再填登记表、交材料；传过的材料可以直接用。',
    path: '/apply/graduation',
    actionText: '提交毕业材料',
    deadline: window.endTime,
    priority: taskPriorities.openWindow,
  };
}

/** The first step of the first days that is not done. */
export function onboardingDuty(onboarding: Onboarding | null): Duty | null {
  const step = onboarding?.steps.find(({ done }) => !done);
  if (step === undefined) return null;
  const texts = {
    PASSWORD: ['', ''],
    RECORD: ['姓名、证件号、专业错了会影响报考和毕业证。一分钟看完，有误就申请更正。', '核对考籍信息'],
    PLAN: ['要考哪些课、哪些可以免考、哪一组要选，三分钟看懂。', '看课程设置'],
    STUDY: ['从哪一门开始都可以，看到哪里下次接着看。', '开始第一课'],
  } as const;
  const [desc, actionText] = texts[step.code];
  return {
    ...plain,
    code: `ONBOARDING_${step.code}`,
    reason: '新生安家',
    title: step.title,
    desc,
    path: step.path,
    actionText,
    deadline: null,
    priority: taskPriorities.settleIn,
  };
}

/** 继续学习: the lesson to go on with; an offer for who has nothing else to do, so that it waits for no one. */
export function continueDuty(next: ContinuedLesson | undefined): Duty | null {
  if (next === undefined) return null;
  const { courseName, no, title, path } = next;
  return {
    ...plain,
    code: 'CONTINUE_STUDY',
    reason: '眼下没有待办，接着上次的地方学',
    title: `${no}　${title}`,
    desc: `《${courseName}》，${nextLessonWords(next)}。`,
    path,
    actionText: '继续学习',
    deadline: null,
    priority: taskPriorities.continueStudy,
  };
}

/** The exam that comes next, today or tomorrow; nothing else is as pressing, but a test that runs. */
export function examDayDuty(examDay: ExamDay | null, now: Date): Duty | null {
  const exam = examDay?.exams.find(({ endTime }) => parseDateTime(endTime) > now);
  if (examDay === null || exam === undefined) return null;
  const isToday = examDay.date === formatDay(now);
  return {
    ...plain,
    code: 'EXAM_DAY',
    reason: isToday ? '今天考试' : '明天考试',
    title: exam.courseName,
    desc: `${exam.siteName}，${exam.room}，座位 ${exam.seatNo}。`,
    path: '/home/index?view=examDay',
    actionText: isToday ? '看考场和座位' : '今晚做好准备',
    deadline: parseDateTime(exam.startTime),
    occasion: 'EXAM',
    priority: taskPriorities.examDay,
  };
}
