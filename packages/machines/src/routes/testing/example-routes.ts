import type { PortalRoute } from '../route.ts';

/** The shape of the specification's route tables, for the tests of this folder. */
export const constantRoutes: readonly PortalRoute[] = [
  {
    path: '/home',
    title: '首页',
    icon: 'home',
    redirect: '/home/index',
    children: [
      { path: 'index', title: '首页', keepAlive: true, component: 'home' },
      { path: 'notice/detail/:id', title: '公告详情', hidden: true, component: 'noticeDetail' },
    ],
  },
  {
    path: '/course',
    title: '学习中心',
    icon: 'course',
    alwaysOpen: true,
    redirect: '/course/list',
    children: [
      { path: 'list', title: '课程学习', component: 'courseList' },
      { path: 'play', title: '课程播放', hidden: true },
      { path: 'live', title: '直播课堂', hidden: true, activeMenu: '/course/liveList' },
      { path: 'liveList', title: '直播课程' },
      { path: 'answer/:subjectId/:id', title: '答题', hidden: true },
    ],
  },
  {
    path: '/exam',
    title: '考试中心',
    alwaysOpen: true,
    redirect: '/exam/practice/assessment',
    children: [
      { path: 'practice/assessment', title: '实践测评' },
      { path: 'play/:bizId?', title: '实践课播放', hidden: true },
    ],
  },
  {
    path: '/academic',
    title: '教务管理',
    alwaysOpen: true,
    redirect: '/academic/exam/plan',
    children: [
      { path: 'exam/plan', title: '考试计划' },
      { path: 'gradeSearch', title: '成绩查询' },
    ],
  },
  { path: '/notice', title: '通知公告', hidden: true },
];

export const fixedRoutes: readonly PortalRoute[] = [
  { path: '/', redirect: '/thesis' },
  {
    path: '/thesis',
    title: '论文管理',
    icon: 'thesis',
    redirect: '/thesis/index',
    children: [
      { path: 'index', title: '论文管理' },
      { path: 'directory/:studentPlanId', title: '论文任务', hidden: true },
    ],
  },
  { path: '/thesis/edit/:studentPlanId', title: '论文撰写', hidden: true },
  {
    path: '/thesisRetest',
    title: '论文复检',
    redirect: '/thesisRetest/directory',
    children: [
      { path: 'directory', title: '论文复检' },
      { path: 'reviews/:studentPlanId', title: '复检结果', hidden: true },
    ],
  },
];
