import { getHomeIndex, type HomeIndex, type HomeStep } from '@qianwei/api/contract/home';
import { fixtureOf, itemOf, recordedAnswer } from '../../shared/client/story-fixture.ts';
import homeIndex from './home-index.recorded.json';

const recorded = recordedAnswer(getHomeIndex, homeIndex);

type Deadline = HomeIndex['deadlines'][number];

const deadline = (bizType: string, change: Partial<Deadline>): Deadline => ({
  ...itemOf(recorded.deadlines, 'bizType', bizType),
  ...change,
});
/** Something that is due and leads nowhere. */
const event = (id: string, title: string, at: string) =>
  deadline('EXAM_APPLY', { id, title, deadline: at, path: null, bizType: id.toUpperCase(), level: 'NORMAL' });

const shortcut = (path: string) => itemOf(recorded.quickList, 'path', path);

/** 林一帆: a new student whose first step is the only one. */
const firstStep: HomeStep = {
  code: 'CHECK_RECORD',
  reason: '新生入学',
  title: '核对个人信息',
  desc: '先核对姓名、证件和联系方式，再查看专业的课程设置。',
  deadline: null,
  path: '/account',
  actionText: '去核对',
  level: 'NORMAL',
};

/** 周子墨 on the evening that the drawings show. */
export const busyHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...recorded,
  nextStep: recorded.nextStep && {
    ...recorded.nextStep,
    desc: '已答 26 题，共 44 题。答案已保存 20:14:33，到 21:02:45 自动交卷。',
  },
  followingSteps: [
    itemOf(recorded.followingSteps, 'code', 'APPLY_CLASH'),
    {
      ...itemOf(recorded.followingSteps, 'code', 'LIVE_NOW'),
      title: '正在直播',
      desc: '数据库系统原理 考前串讲（SQL 与规范化）',
    },
  ],
  deadlines: [
    deadline('TEST_RUNNING', { title: '综合测验到时自动交卷' }),
    event('live', '直播　数据结构与算法　图与排序专题', '2026-11-22 19:30:00'),
    deadline('PRACTICE_SIGNUP', {
      title: '实践考核报名截止，13014、02334 可报',
      deadline: '2026-11-26 23:59:59',
    }),
    deadline('EXAM_APPLY', { title: '2027年1月考期报考截止' }),
    event('ticket', '实践准考证开放', '2026-12-12 09:00:00'),
  ],
  quickList: [
    { ...shortcut('/academic/gradeSearch'), icon: 'exam' },
    shortcut('/academic/apply/info'),
    shortcut('/reviews/ticket'),
    { title: '课程学习', path: '/course/list', icon: 'course' },
    { ...shortcut('/academic/course/setting'), title: '课程设置' },
    shortcut('/account/index'),
  ],
});

/** A student with nothing due. */
export const quietHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...busyHome,
  nextStep: null,
  followingSteps: [],
  deadlines: [],
  nextPeriod: null,
});

/** A student on the first day. */
export const newHome: HomeIndex = fixtureOf(getHomeIndex, {
  ...quietHome,
  nextStep: firstStep,
  nextPeriod: busyHome.nextPeriod,
});
