import type { Occasion } from '@qianwei/api/contract/fields';
import { getHomeIndex, type HomeIndex, type HomeStep } from '@qianwei/api/contract/home';
import { fixtureOf, itemOf, recordedAnswer } from '../../shared/client/story-fixture.ts';
import homeIndex from './home-index.recorded.json';

const recorded = recordedAnswer(getHomeIndex, homeIndex);

type Deadline = HomeIndex['deadlines'][number];

const deadline = (bizType: string, change: Partial<Deadline>): Deadline => ({
  ...itemOf(recorded.deadlines, 'bizType', bizType),
  ...change,
});
/** Something that is due, begins or opens, and leads nowhere. */
const event = (id: string, title: string, at: string, occasion: Occasion = 'DEADLINE') =>
  deadline('EXAM_APPLY', {
    ...{ id, title, deadline: at, occasion, path: null },
    ...{ bizType: id.toUpperCase(), level: 'NORMAL' as const },
  });

const shortcut = (path: string) => itemOf(recorded.quickList, 'path', path);

/** 林一帆: a new student whose first step is the only one. */
const firstStep: HomeStep = {
  code: 'CHECK_RECORD',
  reason: '新生入学',
  title: '核对个人信息',
  desc: '先核对姓名、证件和联系方式，再查看专业的课程设置。',
  note: '',
  deadline: null,
  occasion: 'DEADLINE',
  path: '/account',
  actionText: '去核对',
  more: null,
  level: 'NORMAL',
};

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
