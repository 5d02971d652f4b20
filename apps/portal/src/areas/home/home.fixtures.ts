import type { Occasion } from '@qianwei/api/contract/fields';
import { getHomeIndex, type HomeIndex, type HomeStep } from '@qianwei/api/contract/home';
import type { Onboarding } from '@qianwei/api/contract/onboarding';
import { type DateTime, formatMoment, parseMoment } from '@qianwei/api/time/moment';
import { fixtureOf, itemOf, recordedAnswer } from '../../shared/client/story-fixture.ts';
import graduated from './graduated-home.recorded.json';
import homeIndex from './home-index.recorded.json';

const recorded = recordedAnswer(getHomeIndex, homeIndex);

type Deadline = HomeIndex['deadlines'][number];

const deadline = (bizType: string, change: Partial<Deadline>): Deadline => ({
  ...itemOf(recorded.deadlines, 'bizType', bizType),
  ...change,
});
/** Something that is due, begins or opens, and leads nowhere. */
const event = (id: string, title: string, at: DateTime, occasion: Occasion = 'DEADLINE') =>
  deadline('EXAM_APPLY', {
    ...{ id, title, deadline: at, occasion, path: null },
    ...{ bizType: id.toUpperCase(), level: 'NORMAL' as const },
  });

const shortcut = (path: string) => itemOf(recorded.quickList, 'path', path);

/** 周子墨 on the evening that the drawings show. */
export const busyHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...recorded,
  deadlines: [
    deadline('TEST_RUNNING', { title: '综合测验到时自动交卷' }),
    event('live', '直播　数据结构与算法　图与排序专题', '2026-11-22 19:30:00', 'START'),
    deadline('PRACTICE_SIGNUP', {
      title: '实践考核报名截止，13014、02334 可报',
      deadline: '2026-11-26 23:59:59',
    }),
    deadline('EXAM_APPLY', { title: '2027年1月考期报考截止' }),
    event('ticket', '实践准考证开放', '2026-12-12 09:00:00', 'OPENING'),
    { ...event('leaving', '毕业申请材料提交截止', '2026-11-30 17:00:00'), concerns: false },
  ],
  quickList: [
    { ...shortcut('/academic/gradeSearch'), icon: 'exam' },
    shortcut('/academic/apply/info'),
    { title: '统考通知单', path: '/academic/apply/info?ticket=january', icon: 'print' },
    { title: '课程学习', path: '/course/list', icon: 'course' },
    { ...shortcut('/academic/course/setting'), title: '课程设置' },
    shortcut('/account/index'),
  ],
});

/** A student with nothing due, and no lesson to go on with. */
export const quietHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...busyHome,
  nextStep: null,
  followingSteps: [],
  deadlines: [],
  ...{ continueList: [], study: null },
  nextPeriod: null,
});

/** 林一帆 after the password was changed: the record comes next. */
const firstStep: HomeStep = {
  code: 'ONBOARDING_RECORD',
  reason: '新生安家',
  title: '核对考籍信息',
  desc: '姓名、证件号、专业错了会影响报考和毕业证。一分钟看完，有误就申请更正。',
  note: '',
  deadline: null,
  occasion: 'DEADLINE',
  path: '/account/index',
  actionText: '核对考籍信息',
  more: null,
  level: 'NORMAL',
};

const settling = (
  code: Onboarding['steps'][number]['code'],
  title: string,
  change: Partial<Onboarding['steps'][number]>,
) => ({ code, title, desc: '', minutes: null, done: false, doneTime: null, path: '/course/list', ...change });

const onboarding: Onboarding = {
  steps: [
    settling('PASSWORD', '修改初始密码', { minutes: 1, done: true, doneTime: '2026-11-21 20:11:00' }),
    settling('RECORD', '核对考籍信息', {
      desc: '姓名、证件、专业、院校和联系方式',
      minutes: 1,
      path: '/account/index',
    }),
    settling('PLAN', '看懂课程设置', {
      desc: '16 门，73 学分，1 组选考',
      minutes: 3,
      path: '/academic/course/setting',
    }),
    settling('STUDY', '开始第一课', {
      desc: '《中国近现代史纲要》1.1 鸦片战争前的中国与世界',
      path: '/course/play?courseId=15043&lessonId=15043-c01-l01',
    }),
  ],
  firstPeriod: {
    name: '2027年1月考期',
    applyEnd: '2026-11-27 17:00:00',
    canRegister: 4,
    examDates: ['2027-01-09', '2027-01-10'],
    nextStart: '2027-04-10',
  },
};

/** A plan of which nothing is passed yet. */
const noneYet = recorded.progress && {
  ...recorded.progress,
  slips: recorded.progress.slips.map((slip) => ({ ...slip, state: 'REST' as const })),
  credits: {
    ...recorded.progress.credits,
    done: 0,
    registered: 0,
    basket: 0,
    rest: recorded.progress.credits.min,
  },
  ...{ passedCourse: 0, practiceReady: 0, avgScore: null, degreeAvg: null, trend: [] },
};

/** A student on the first day. */
export const newHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...quietHome,
  nextStep: firstStep,
  nextPeriod: busyHome.nextPeriod,
  progress: noneYet,
  onboarding,
});

/** 郑凯, who has graduated and can apply for the degree. */
export const graduatedHome: HomeIndex = recordedAnswer(getHomeIndex, graduated);

/** 何静 in her 专科, which was finished before its results were kept here. */
export const unrecordedHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...graduatedHome,
  ...{ nextStep: null, followingSteps: [] },
  graduation: graduatedHome.graduation && {
    ...graduatedHome.graduation,
    ...{ hasDegree: false, hasResults: false, degreeDeadline: null, hasApplied: false, certNo: null },
  },
});

/** 赵婉清, whose next step leads to a page that is not built yet, and who waits for an answer. */
export const unbuiltHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...quietHome,
  nextStep: {
    ...firstStep,
    code: 'THESIS_DEFENCE',
    reason: '评阅合格，答辩预约开放中',
    title: '选定答辩场次',
    desc: '最合适的场次只剩 1 个名额。',
    deadline: '2026-11-24 00:00:00',
    path: '/thesis/appointment/any',
    actionText: '预约答辩',
    level: 'SOON',
  },
  waiting: [
    {
      id: 'exemption',
      title: '免考申请：00023 高等数学（工本）',
      path: '/academic/course/setting',
      submitTime: '2026-11-20 20:20:11',
      replyBefore: '2026-12-05 17:00:00',
      review: null,
    },
  ],
});

/** An exam of two and a half hours that begins at `start`. */
function examAt(start: DateTime, courseCode: string, courseName: string, [room, seatNo]: [string, string]) {
  const at = (minutes: number) => formatMoment(parseMoment(start) + minutes * 60_000);
  return {
    ...{ applyId: courseCode, courseCode, courseName, room, seatNo },
    entryTime: at(-30),
    startTime: start,
    lastEntryTime: at(15),
    leaveTime: at(30),
    endTime: at(150),
    siteName: '江澜市第三中学',
    address: '江澜市云台区学府路 18 号',
    directions: '由学府路东门进，直走 120 米，左手第一栋。',
  };
}

const accounting = (start: DateTime) => examAt(start, '13140', '财务会计（中级）', ['第 08 考场', '14']);
const management = (start: DateTime) => examAt(start, '13683', '管理学原理（中级）', ['第 05 考场', '08']);
const examDay = {
  periodId: '2027-01',
  periodName: '2027年1月考期',
  ticketOpen: true,
  phone: '025-0000-0000',
};

/** The evening of the stories is that before the exams. */
export const eveHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...quietHome,
  nextStep: {
    ...firstStep,
    code: 'EXAM_DAY',
    reason: '明天考试',
    title: '财务会计（中级）',
    desc: '江澜市第三中学，第 08 考场，座位 14。',
    deadline: '2026-11-22 09:00:00',
    occasion: 'EXAM',
    path: '/home/index?view=examDay',
    actionText: '今晚做好准备',
    level: 'URGENT',
  },
  examDay: {
    ...examDay,
    date: '2026-11-22',
    exams: [accounting('2026-11-22 09:00:00'), management('2026-11-22 14:30:00')],
  },
});

/** The exams are tomorrow, and staff have not arranged the seats. */
export const overdueHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...quietHome,
  nextStep: {
    ...firstStep,
    code: 'SEAT_OVERDUE',
    reason: '座位还没有公布',
    title: '2027年1月考期有 2 门还没有考场和座位',
    desc: '座位原定 2026年11月12日（周四）10:00 公布，还没有公布。考试：11月22日上午 13140 财务会计（中级）；11月22日下午 13683 管理学原理（中级）。',
    note: '就要考试了，请打自考办电话 025-0000-0000 问清考点和座位。',
    deadline: '2026-11-22 09:00:00',
    occasion: 'EXAM',
    path: '/academic/apply/info',
    actionText: '看报考记录',
    level: 'URGENT',
  },
});

/** A lecture that runs is the first step; its page is not built yet. */
export const lectureHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...quietHome,
  nextStep: itemOf(busyHome.followingSteps, 'code', 'LIVE_NOW'),
});

/** One exam of the day is over, the other is to come; a quarter of an hour before the doors open. */
export const examHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...eveHome,
  examDay: {
    ...examDay,
    date: '2026-11-21',
    exams: [management('2026-11-21 14:30:00'), accounting('2026-11-21 21:00:00')],
  },
});
