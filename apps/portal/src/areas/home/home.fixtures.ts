import type { HomeIndex, HomeStep } from '@qianwei/api/contract/home';
import { storyTime } from '../../shared/time/time.fixtures.ts';

const test: HomeStep = {
  code: 'TEST_RUNNING',
  reason: '进行中的测验，计时没有停',
  title: '《数据库系统原理》综合测验',
  desc: '已答 26 题，共 44 题。答案已保存 20:14:33，到 21:02:45 自动交卷。',
  deadline: '2026-11-21 21:02:45',
  path: '/course/answer/04735/1',
  actionText: '继续作答',
  level: 'NOW',
};

const clash: HomeStep = {
  code: 'BASKET_CLASH',
  reason: '报考窗口内未办',
  title: '报考篮里有 1 处时段冲突',
  desc: '13180 与 02324 同在 1月9日下午',
  deadline: '2026-11-27 17:00:00',
  path: '/academic/exam/plan',
  actionText: '去处理',
  level: 'SOON',
};

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
export const busyHome: HomeIndex = {
  student: {
    name: '周子墨',
    headUrl: '',
    examineeNo: '013224200002',
    applyExamLevel: 'TOP_UP',
    majorName: '计算机科学与技术',
    majorCode: '080901',
    schoolName: '江澜大学',
    examCommitteeName: '云川省高等教育自学考试委员会办公室',
  },
  nextStep: test,
  followingSteps: [
    clash,
    {
      code: 'LIVE',
      reason: '直播将开始',
      title: '正在直播',
      desc: '数据库系统原理 考前串讲（SQL 与规范化）',
      deadline: null,
      path: '/course/liveList',
      actionText: '进入课堂',
      level: 'NORMAL',
    },
  ],
  deadlines: [
    {
      id: 'test',
      title: '综合测验到时自动交卷',
      deadline: '2026-11-21 21:02:45',
      path: '/course/answer/04735/1',
      bizType: 'TEST',
      level: 'URGENT',
    },
    {
      id: 'live',
      title: '直播　数据结构与算法　图与排序专题',
      deadline: '2026-11-22 19:30:00',
      path: null,
      bizType: 'LIVE',
      level: 'NORMAL',
    },
    {
      id: 'practice',
      title: '实践考核报名截止，13014、02334 可报',
      deadline: '2026-11-26 23:59:59',
      path: '/practiceSignUp',
      bizType: 'PRACTICE',
      level: 'SOON',
    },
    {
      id: 'apply',
      title: '2027年1月考期报考截止',
      deadline: '2026-11-27 17:00:00',
      path: '/academic/exam/plan',
      bizType: 'EXAM_APPLY',
      level: 'SOON',
    },
    {
      id: 'ticket',
      title: '实践准考证开放',
      deadline: '2026-12-12 09:00:00',
      path: null,
      bizType: 'TICKET',
      level: 'NORMAL',
    },
  ],
  quickList: [
    { title: '成绩查询', path: '/academic/gradeSearch', icon: 'exam' },
    { title: '报考记录', path: '/academic/apply/info', icon: 'sheet' },
    { title: '准考证打印', path: '/reviews/practice/ticket', icon: 'print' },
    { title: '课程学习', path: '/course/list', icon: 'course' },
    { title: '课程设置', path: '/academic/course/setting', icon: 'swap' },
    { title: '个人信息', path: '/account/index', icon: 'user' },
  ],
  nextPeriod: { name: '2027年1月考期', startDate: '2027-01-09', daysLeft: 49 },
  serverTime: storyTime,
};

/** A student with nothing due. */
export const quietHome: HomeIndex = {
  ...busyHome,
  nextStep: null,
  followingSteps: [],
  deadlines: [],
  nextPeriod: null,
};

/** A student on the first day. */
export const newHome: HomeIndex = { ...quietHome, nextStep: firstStep, nextPeriod: busyHome.nextPeriod };
